//@ check: OffByOne.last
//@ verdict: violated
//@ same: laziness

public class OffByOne {
    public static int last(int[] a) {
        if (a == null) {
            return 0;
        }
        return a[a.length - 1]; //~ VIOLATES ArrayIndexOutOfBoundsException
    }
}
