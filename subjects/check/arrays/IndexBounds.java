//@ check: IndexBounds.read
//@ verdict: violated
//@ same: laziness

public class IndexBounds {
    public static int read(int[] a, int i) {
        return a[i]; //~ VIOLATES NullPointerException, ArrayIndexOutOfBoundsException
    }
}
