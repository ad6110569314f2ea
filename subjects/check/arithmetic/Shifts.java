//@ check: Shifts.shift
//@ verdict: violated

import heapwright.Heapwright;

/** Only the lower five bits of a distance count. */
public class Shifts {
    public static void shift(int x, int n) {
        Heapwright.check(x << 33 == x << 1);
        Heapwright.check(x >>> 1 >= 0);
        Heapwright.check(x >> 31 == (x < 0 ? -1 : 0));
        Heapwright.check(x << n == x << (n & 31));
        Heapwright.assume(0 <= n && n < 32);
        Heapwright.check(1 << n != 0);
        Heapwright.check(1 << n > 0); //~ VIOLATES assertion
    }
}
