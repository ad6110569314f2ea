//@ check: LoopKnownBound.sum
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

/** A loop that depends on nothing unknown runs to its end. */
public class LoopKnownBound {
    public static void sum(int x) {
        int sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += i;
        }
        Heapwright.check(sum + x == 499500 + x);
    }
}
