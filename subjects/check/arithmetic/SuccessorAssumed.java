//@ check: SuccessorAssumed.isGreater
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

public class SuccessorAssumed {
    public static void isGreater(int x) {
        Heapwright.assume(x < Integer.MAX_VALUE);
        Heapwright.check(x + 1 > x);
    }
}
