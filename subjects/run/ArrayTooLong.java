// Exercises arrays that no JVM makes: the largest lengths, one and several dimensions.
public class ArrayTooLong {
    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " made");
        } catch (OutOfMemoryError e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("bytes", () -> { byte[] a = new byte[Integer.MAX_VALUE]; });
        attempt("longs", () -> { long[] a = new long[Integer.MAX_VALUE - 1]; });
        attempt("references", () -> { Object[] a = new Object[Integer.MAX_VALUE]; });
        attempt("rows", () -> { int[][] a = new int[Integer.MAX_VALUE][2]; });
        attempt("none", () -> { int[] a = new int[0]; });
    }
}
