//@ check: NegativeSize.create
//@ verdict: violated

import heapwright.Heapwright;

public class NegativeSize {
    public static void create(int n) {
        Heapwright.assume(n < 4);
        int[] a = new int[n]; //~ VIOLATES NegativeArraySizeException
        Heapwright.check(a.length == n);
        if (n > 0) {
            Heapwright.check(a[n - 1] == 0);
        }
    }
}
