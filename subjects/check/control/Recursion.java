//@ check: Recursion.fibonacci
//@ verdict: verified
//@ gaps: none

import heapwright.Heapwright;

public class Recursion {
    public static void fibonacci(int n) {
        Heapwright.assume(0 <= n && n < 8);
        Heapwright.check(of(n) <= 13);
    }

    private static int of(int n) {
        return n < 2 ? n : of(n - 1) + of(n - 2);
    }
}
