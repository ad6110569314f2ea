//@ check: NegativeZero.reciprocal
//@ verdict: violated

import heapwright.Heapwright;

public class NegativeZero {
    public static void reciprocal(double d) {
        if (d == 0) {
            Heapwright.check(1 / d != 0);
            Heapwright.check(1 / d > 0); //~ VIOLATES assertion
        }
    }
}
