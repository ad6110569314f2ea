//@ check: Parity.isOdd
//@ verdict: violated

import heapwright.Heapwright;

/** The remainder of a negative number is negative. */
public class Parity {
    public static void isOdd(int x) {
        Heapwright.check(2 * x != 5);
        Heapwright.check((x % 2 != 0) == ((x & 1) == 1));
        Heapwright.check((x % 2 == 1) == ((x & 1) == 1)); //~ VIOLATES assertion
    }
}
