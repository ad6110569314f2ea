// A class object that is not the first class of two can be the second.
//@ check: ClassSecond.second
//@ violations: 1
//@ verdict: violated
//@ replayed

public class ClassSecond {
    static int second(Class<?> type) {
        if (type == ClassSecond.class) {
            return 1;
        }
        if (type == Comparable.class) {
            throw new IllegalStateException(); //~ VIOLATES IllegalStateException
        }
        return 0;
    }
}
