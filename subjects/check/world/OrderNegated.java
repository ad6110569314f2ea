// The least number is its own opposite, and compareTo may answer it.
//@ check: OrderNegated.negated
//@ verdict: violated

public class OrderNegated {
    static void negated(Comparable<Object> a, Comparable<Object> b) {
        if (a != null && b != null && a.compareTo(b) < 0) {
            assert -a.compareTo(b) > 0; //~ VIOLATES assertion
        }
    }
}
