//@ check: LongOverflow.negate
//@ verdict: violated

import heapwright.Heapwright;

public class LongOverflow {
    public static void negate(long x) {
        Heapwright.check(-x == ~x + 1);
        if (x != 0) {
            Heapwright.check(-x != x); //~ VIOLATES assertion
        }
    }
}
