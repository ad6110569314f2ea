// Exercises printStackTrace to System.out and to a string, with causes, suppressed exceptions and common frames elided.
import java.io.*;

public class StackTracePrinted {
    static void level3(int n) { if (n > 0) throw new IllegalArgumentException("n=" + n); }
    static void level2(int n) { try { level3(n); } catch (IllegalArgumentException e) { throw new IllegalStateException("wrapped", e); } }
    static void level1(int n) { try { level2(n); } finally { System.out.println("finally 1"); } }
    static class Res implements AutoCloseable { public void close() { throw new UnsupportedOperationException("close failed"); } }

    public static void main(String[] args) {
        try { level1(5); } catch (IllegalStateException e) { e.printStackTrace(System.out); }
        try (Res r = new Res()) { level3(1); } catch (Exception e) { e.printStackTrace(System.out); }
        StringWriter sw = new StringWriter();
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        b.printStackTrace(new PrintWriter(sw, true));
        System.out.print(sw);
        Throwable none = new Throwable("no trace", null, true, false) { };
        none.printStackTrace(System.out);
        new Error().printStackTrace(System.out);
        Runnable r = () -> { throw new RuntimeException("lambda frame"); };
        try { r.run(); } catch (RuntimeException e) { System.out.println(e.getStackTrace()[0].getMethodName().startsWith("lambda$main$") + " " + e.getStackTrace()[0].getLineNumber()); }
        try { new Object() { void go() { level3(9); } }.go(); } catch (IllegalArgumentException e) { e.printStackTrace(System.out); }
    }
}
