//@ check: NarrowLong.compare
//@ verdict: violated

import heapwright.Heapwright;

/** Comparing by the lower half of a difference. */
public class NarrowLong {
    public static void compare(long a, long b) {
        int sign = (int) (a - b);
        if (a == b) {
            Heapwright.check(sign == 0);
        } else {
            Heapwright.check(sign != 0); //~ VIOLATES assertion
        }
    }
}
