//@ check: DivisionOverflow.divide
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

/** The one quotient that does not fit wraps around instead of throwing. */
public class DivisionOverflow {
    public static void divide(int a, int b) {
        Heapwright.assume(a == Integer.MIN_VALUE && b == -1);
        Heapwright.check(a / b == a && a % b == 0);
    }
}
