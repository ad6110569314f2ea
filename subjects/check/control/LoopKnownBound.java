//@ check: LoopKnownBound.sum
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

/** A loop that depends on nothing unknown runs to its end. */
public class LoopKnownBound {
    public static void sum(int x) {
        int sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += x;
        }
        Heapwright.check(sum == 1000 * x);
    }
}
