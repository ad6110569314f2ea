//@ check: MathAbs.test
//@ verdict: violated

import heapwright.Heapwright;

public class MathAbs {
    public static void test(int x, int y) {
        Heapwright.check(Math.max(x, y) >= x && Math.min(x, y) <= y);
        Heapwright.check(Math.abs(x) >= 0); //~ VIOLATES assertion
    }
}
