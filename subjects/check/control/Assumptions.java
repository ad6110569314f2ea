//@ check: Assumptions.prune
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

public class Assumptions {
    public static void prune(int x) {
        Heapwright.assume(x > 10);
        Heapwright.assume(x < 12);
        Heapwright.check(x == 11);
    }
}
