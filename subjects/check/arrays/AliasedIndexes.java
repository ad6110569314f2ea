//@ check: AliasedIndexes.write
//@ verdict: violated

import heapwright.Heapwright;

public class AliasedIndexes {
    public static void write(int[] a, int i, int j) {
        Heapwright.assume(a != null && 0 <= i && i < a.length && 0 <= j && j < a.length);
        int before = a[j];
        a[i] = before + 1;
        if (i != j) {
            Heapwright.check(a[j] == before);
        } else {
            Heapwright.check(a[j] == before); //~ VIOLATES assertion
        }
    }
}
