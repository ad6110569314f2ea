//@ check: BitCount.test
//@ verdict: violated

import heapwright.Heapwright;

public class BitCount {
    public static void test(int x) {
        int bits = Integer.bitCount(x);
        Heapwright.check(0 <= bits && bits <= 32);
        Heapwright.check(bits != 32); //~ VIOLATES assertion
    }
}
