// Class objects are asked what they are, and compared with classes that the program names, in any order.
//@ check: ClassAsked.late
//@ violations: 1
//@ verdict: violated
//@ replayed
//@ check: ClassAsked.kinds
//@ violations: none
//@ verdict: verified-within-limits
//@ world: of those that the program names

public class ClassAsked {
    interface Marker {
    }

    record Pair(int first, int second) {
    }

    static void late(Class<?> type) {
        if (type != null && type.isInterface()) {
            assert type != Marker.class; //~ VIOLATES assertion
        }
    }

    static int kinds(Class<?> type) {
        if (type == null) {
            return 0;
        }
        int kind = type.isInterface() ? 1 : type.isPrimitive() ? 2 : type.isRecord() ? 3 : 4;
        if (type == Pair.class) {
            assert kind == 3;
        }
        return kind;
    }
}
