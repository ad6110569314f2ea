//@ check: ArrayCopyOverlap.shift
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

public class ArrayCopyOverlap {
    public static void shift(int x, int y, int z) {
        int[] a = {x, y, z};
        System.arraycopy(a, 0, a, 1, 2);
        Heapwright.check(a[0] == x && a[1] == x && a[2] == y);
    }
}
