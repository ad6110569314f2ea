// What compares as 0 need not be equal: so with new BigDecimal("1.0") and new BigDecimal("1.00").
//@ check: OrderWithoutEquals.consistent
//@ verdict: violated

public class OrderWithoutEquals {
    static void consistent(Comparable<Object> a, Comparable<Object> b) {
        if (a != null && b != null && a.compareTo(b) == 0) {
            assert a.equals(b); //~ VIOLATES assertion
        }
    }
}
