//@ check: LongSum.sum
//@ verdict: violated

import heapwright.Heapwright;

/** The sum of two ints needs a long, and is only then exact. */
public class LongSum {
    public static void sum(int a, int b) {
        long exact = (long) a + b;
        Heapwright.check((int) exact == a + b);
        Heapwright.check(exact - b == a);
        Heapwright.check(exact == a + b); //~ VIOLATES assertion
    }
}
