//@ check: IndexGuarded.read
//@ exit: 0
//@ same: laziness

public class IndexGuarded {
    public static int read(int[] a, int i) {
        return a != null && 0 <= i && i < a.length ? a[i] : 0;
    }
}
