//@ check: LowestBit.same
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

public class LowestBit {
    public static void same(int x) {
        Heapwright.check((x & -x) == (x ^ x & x - 1));
    }
}
