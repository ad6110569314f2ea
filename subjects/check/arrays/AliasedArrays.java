//@ check: AliasedArrays.write
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

public class AliasedArrays {
    public static void write(int[] a, int[] b) {
        Heapwright.assume(a != null && b != null && a.length > 0 && b.length > 0);
        a[0] = 1;
        b[0] = 2;
        Heapwright.check(a[0] == 1); //~ VIOLATES assertion
    }
}
