//@ check: LoopAssumedBound.sum
//@ verdict: verified
//@ gaps: none
//@ paths: 5

import heapwright.Heapwright;

public class LoopAssumedBound {
    public static void sum(int n) {
        Heapwright.assume(0 <= n && n < 5);
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += i;
        }
        Heapwright.check(sum == n * (n + 1) / 2);
    }
}
