// Ends with an uncaught RuntimeException thrown three calls deep, after some output.
public class UncaughtPlain {
    static int depth = 0;
    static void a(int n) { depth++; System.out.println("a " + n); b(n + 1); }
    static void b(int n) { depth++; System.out.println("b " + n); new UncaughtPlain().c(n * 2); }
    void c(int n) {
        System.out.println("c " + n);
        try {
            if (n > 3) throw new RuntimeException("value was " + n);
        } finally {
            System.out.println("finally in c");
        }
        System.out.println("not reached");
    }

    public static void main(String[] args) {
        System.out.println("start");
        try {
            a(1);
        } finally {
            System.out.println("depth " + depth);
        }
        System.out.println("never");
    }
}
