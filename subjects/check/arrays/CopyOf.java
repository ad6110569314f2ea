//@ check: CopyOf.longer
//@ exit: 0
//@ check: CopyOf.unread
//@ exit: 0
//@ check: CopyOf.object
//@ exit: 0

import heapwright.Heapwright;
import java.util.Arrays;

/** Copies of inputs agree with their originals in what nobody had read when they were made. */
public class CopyOf implements Cloneable {
    private int field;
    private CopyOf next;

    public static void longer(int[] a) {
        Heapwright.assume(a != null && a.length <= 3);
        int[] b = Arrays.copyOf(a, a.length + 1);
        Heapwright.check(b.length == a.length + 1 && b[a.length] == 0);
        for (int i = 0; i < a.length; i++) {
            Heapwright.check(a[i] == b[i]);
        }
    }

    public static void unread(int[] a, int i, int j) {
        Heapwright.assume(a != null && 0 <= i && i < a.length && 0 <= j && j < a.length && i != j);
        int[] b = a.clone();
        a[j] = 7;
        Heapwright.check(a[i] == b[i]);
        int old = b[j];
        b[i] = old + 1;
        a[j] = old;
        Heapwright.check(a[j] == b[j] && b[i] != b[j]);
    }

    public static void object(CopyOf a) throws CloneNotSupportedException {
        Heapwright.assume(a != null);
        CopyOf b = (CopyOf) a.clone();
        Heapwright.check(a != b && a.field == b.field && a.next == b.next);
    }
}
