//@ check: ArrayLength.length
//@ exit: 0

import heapwright.Heapwright;

public class ArrayLength {
    public static void length(long[] a) {
        Heapwright.assume(a != null);
        Heapwright.check(a.length >= 0);
    }
}
