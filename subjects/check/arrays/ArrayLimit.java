//@ check: ArrayLimit.sum  array=2
//@ violations: none
//@ check: ArrayLimit.sum  array=4
//@ verdict: violated

import heapwright.Heapwright;

/** What goes wrong takes three elements. */
public class ArrayLimit {
    public static void sum(int[] a) {
        Heapwright.assume(a != null);
        int positive = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] > 0) {
                positive++;
            }
        }
        Heapwright.check(positive != 3); //~ VIOLATES assertion
    }
}
