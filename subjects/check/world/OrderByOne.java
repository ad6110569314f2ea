// What compareTo answers is positive, not 1.
//@ check: OrderByOne.one
//@ verdict: violated

public class OrderByOne {
    static void one(Comparable<Object> a, Comparable<Object> b) {
        if (a != null && b != null && a.compareTo(b) > 0) {
            assert a.compareTo(b) == 1; //~ VIOLATES assertion
        }
    }
}
