// Ends with an uncaught exception thrown by a finally block replacing the original one.
public class UncaughtFromFinally {
    static void a(int n) {
        try {
            System.out.println("a try " + n);
            if (n == 0) throw new IllegalStateException("original");
            a(n - 1);
        } finally {
            System.out.println("a finally " + n);
            if (n == 2) throw new ArithmeticException("replacement at " + n);
        }
    }
    public static void main(String[] args) {
        try { a(1); } catch (IllegalStateException e) { System.out.println("caught " + e.getMessage()); }
        a(4);
        System.out.println("not reached");
    }
}
