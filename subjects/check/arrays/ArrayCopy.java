//@ check: ArrayCopy.copy
//@ verdict: violated

import heapwright.Heapwright;

public class ArrayCopy {
    public static void copy(int from, int count) {
        int[] source = {1, 2, 3};
        int[] target = new int[3];
        Heapwright.assume(-4 < from && from < 4 && -4 < count && count < 4);
        System.arraycopy(source, from, target, 0, count); //~ VIOLATES ArrayIndexOutOfBoundsException
        Heapwright.check(0 <= from && from + count <= 3);
        if (count > 0) {
            Heapwright.check(target[0] == from + 1);
        }
    }
}
