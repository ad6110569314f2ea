//@ check: ArrayClone.copy
//@ exit: 0

import heapwright.Heapwright;

public class ArrayClone {
    public static void copy(int[] a) {
        Heapwright.assume(a != null && a.length == 2);
        int before = a[1];
        int[] copy = a.clone();
        Heapwright.check(copy != a && copy.length == 2 && copy[1] == before);
        copy[1]++;
        Heapwright.check(a[1] == before && copy[1] != before);
    }
}
