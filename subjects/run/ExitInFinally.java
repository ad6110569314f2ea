// Ends by System.exit inside nested calls within try/finally: finally blocks must not run; exit status 42.
public class ExitInFinally {
    static int level(int n) {
        try {
            System.out.println("enter " + n);
            if (n == 4) leave();
            return level(n + 1);
        } finally {
            System.out.println("finally must not print " + n);
        }
    }

    static void leave() {
        try {
            throw new IllegalStateException("going");
        } catch (IllegalStateException e) {
            System.out.println("leaving because " + e.getMessage());
            System.exit(42);
        } finally {
            System.out.println("no");
        }
    }

    public static void main(String[] args) {
        System.out.println("begin");
        level(0);
        System.out.println("unreachable");
    }
}
