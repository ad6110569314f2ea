// Exercises multi-catch, precise rethrow, custom exceptions with causes, initCause rules and catch selection order.
import java.io.IOException;

public class RethrowMultiCatch {
    static class AppException extends Exception {
        final int code;
        AppException(int code, String msg, Throwable cause) { super(msg, cause); this.code = code; }
        @Override public String getMessage() { return "[" + code + "] " + super.getMessage(); }
    }
    static class SubApp extends AppException { SubApp() { super(7, "sub", null); } }
    static class Quiet extends RuntimeException {
        Quiet() { super("quiet", null, false, false); }
    }

    static void thrower(int k) throws IOException, AppException {
        switch (k) {
            case 0: throw new IOException("io");
            case 1: throw new AppException(3, "app", new Error("root"));
            case 2: throw new SubApp();
            case 3: throw new ArithmeticException();
            case 4: throw new Quiet();
            case 5: throw new StackOverflowError("fake");
            default: System.out.println("no throw");
        }
    }

    static void precise(int k) throws IOException, AppException {
        try {
            thrower(k);
        } catch (final Exception e) {
            System.out.print("rethrow " + e.getClass().getSimpleName() + "; ");
            throw e;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 7; k++) {
            try {
                precise(k);
            } catch (SubApp e) {
                System.out.println("sub " + e.code + " " + e);
            } catch (IOException | AppException e) {
                System.out.println("multi " + e + " cause " + e.getCause());
            } catch (ArithmeticException | IllegalStateException e) {
                System.out.println("rt " + e + " msg " + e.getMessage());
            } catch (RuntimeException e) {
                System.out.println("other " + e.getMessage() + " trace " + e.getStackTrace().length);
                e.addSuppressed(new Error());
                System.out.println("suppressed " + e.getSuppressed().length);
            } catch (Error e) {
                System.out.println("error " + e.getMessage() + " local " + e.getLocalizedMessage());
            }
        }
        Throwable t = new RuntimeException(new IOException("inner"));
        System.out.println(t.getMessage() + " | " + t);
        Throwable u = new RuntimeException((Throwable) null);
        System.out.println(u.getMessage() + " " + u.getCause());
        Throwable v = new Exception("v");
        v.initCause(t);
        System.out.println(v.getCause() == t);
        try { v.initCause(u); } catch (IllegalStateException e) { System.out.println("ISE " + e.getMessage()); }
        try { u.initCause(u); } catch (IllegalStateException | IllegalArgumentException e) { System.out.println(e.getClass().getSimpleName()); }
        int depth = 0;
        for (Throwable c = v; c != null; c = c.getCause()) depth++;
        System.out.println("chain " + depth);
        try { throw null; } catch (NullPointerException e) { System.out.println("throw null is NPE"); }
    }
}
