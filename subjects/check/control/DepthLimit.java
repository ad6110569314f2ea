//@ check: DepthLimit.count  depth=3
//@ violations: none
//@ gaps: limit
//@ check: DepthLimit.count  depth=20
//@ verdict: violated

import heapwright.Heapwright;

/** What goes wrong takes eight calls inside each other. */
public class DepthLimit {
    public static void count(int n) {
        Heapwright.check(depth(n) != 8); //~ VIOLATES assertion
    }

    private static int depth(int n) {
        return n <= 0 ? 0 : 1 + depth(n - 1);
    }
}
