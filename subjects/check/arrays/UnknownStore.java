//@ check: UnknownStore.store
//@ verdict: verified

import heapwright.Heapwright;

public class UnknownStore {
    public static void store(int i) {
        Heapwright.assume(0 <= i && i < 3);
        int[] a = new int[3];
        a[i] = 7;
        int sum = a[0] + a[1] + a[2];
        Heapwright.check(sum == 7);
    }
}
