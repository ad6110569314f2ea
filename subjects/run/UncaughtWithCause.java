// Ends with an uncaught exception that has a chain of causes and suppressed exceptions.
public class UncaughtWithCause {
    static class Outer extends Exception {
        Outer(String m, Throwable c) { super(m, c); }
    }

    static void low() { throw new IllegalStateException("low level"); }

    static void mid() {
        try { low(); } catch (IllegalStateException e) { throw new RuntimeException("mid level", e); }
    }

    static void high() throws Outer {
        try {
            mid();
        } catch (RuntimeException e) {
            Outer o = new Outer("high level", e);
            o.addSuppressed(new ArithmeticException("side effect"));
            o.addSuppressed(new Error("another", new Exception("cause of suppressed")));
            throw o;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 5; i++) System.out.println("line " + i);
        try {
            high();
        } catch (Outer o) {
            System.out.println(o.getMessage() + " <- " + o.getCause().getMessage() + " <- " + o.getCause().getCause().getMessage());
            System.out.println(o.getSuppressed().length);
            throw o;
        }
    }
}
