//@ check: ClassObjects.literal
//@ verdict: violated
//@ replayed
//@ check: ClassObjects.other
//@ verdict: verified-within-limits
//@ violations: none
//@ world: inputs of type Class

/** A class object that is passed in is that of some class. */
public class ClassObjects {
    static void literal(Class<?> type) {
        assert type != String.class; //~ VIOLATES assertion
    }

    static String other(Class<?> type) {
        return type == null ? "none" : type.getName();
    }
}
