//@ check: RequiresHolds.divide
//@ verdict: verified
//@ paths: 1

import heapwright.Requires;

public class RequiresHolds {
    @Requires("isDivisible")
    public static int divide(int a, int b) {
        return a / b;
    }

    static boolean isDivisible(int a, int b) {
        return b != 0;
    }
}
