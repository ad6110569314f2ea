//@ check: ArraysOfOtherTypes.write
//@ exit: 0
//@ same: laziness

import heapwright.Heapwright;

/** Arrays of different primitive types are never the same. */
public class ArraysOfOtherTypes {
    public static void write(int[] a, byte[] b) {
        Heapwright.assume(a != null && b != null && a.length > 0 && b.length > 0);
        Heapwright.check((Object) a != (Object) b);
        a[0] = 1;
        b[0] = 2;
        Heapwright.check(a[0] == 1);
    }
}
