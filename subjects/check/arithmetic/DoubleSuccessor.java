//@ check: DoubleSuccessor.isGreater
//@ verdict: violated

import heapwright.Heapwright;

/** Large numbers, infinities and not-a-number swallow a one. */
public class DoubleSuccessor {
    public static void isGreater(double d) {
        if (0 <= d && d <= 1000) {
            Heapwright.check(d + 1 > d);
        } else {
            Heapwright.check(d + 1 > d); //~ VIOLATES assertion
        }
    }
}
