//@ check: LongShifts.shift
//@ verdict: violated

import heapwright.Heapwright;

/** The distance is an int, even where a long is shifted. */
public class LongShifts {
    public static void shift(long x, int n) {
        Heapwright.check(x << 64 == x);
        Heapwright.check(x << n == x << (n & 63));
        Heapwright.check((1L << 40) != (1 << 40));
        Heapwright.assume(0 <= n && n < 64);
        Heapwright.check(1 << n == 1L << n); //~ VIOLATES assertion
    }
}
