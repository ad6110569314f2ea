// Exercises Throwable.getStackTrace: method, class, file names and line numbers of this program's own frames.
public class StackTraceFrames {
    static class Inner {
        Inner(int n) {
            if (n == 0) {
                throw new RuntimeException("from constructor");
            }
        }
        int go(int n) {
            return n <= 0 ? fail() : go(n - 1);
        }
        private int fail() {
            Object o = null;
            return o.hashCode();
        }
    }

    static class Init {
        static int v;
        static { v = StackTraceFrames.boom(1); }
    }

    static int boom(int k) {
        int[] a = new int[k];
        return a[k
            + 1];
    }

    static void show(Throwable t) {
        System.out.println(t.getClass().getName());
        for (StackTraceElement e : t.getStackTrace()) {
            if (e.getClassName().startsWith("StackTraceFrames")) {
                System.out.println("  " + e.getClassName() + "." + e.getMethodName() + " " + e.getFileName() + ":" + e.getLineNumber() + " native " + e.isNativeMethod());
            }
        }
    }

    public static void main(String[] args) {
        try { new Inner(1).go(2); } catch (NullPointerException e) { show(e); }
        try { new Inner(0); } catch (RuntimeException e) { show(e); }
        try { boom(3); } catch (ArrayIndexOutOfBoundsException e) { show(e); }
        try { System.out.println(Init.v); } catch (ExceptionInInitializerError e) { show(e.getCause()); }
        Throwable made = make();
        show(made);
        try {
            throw made;
        } catch (Throwable t) {
            show(t);
            t.fillInStackTrace();
            show(t);
            t.setStackTrace(new StackTraceElement[]{new StackTraceElement("StackTraceFrames.Fake", "method", "Fake.java", 7)});
            show(t);
            System.out.println(t.getStackTrace()[0]);
        }
    }

    static Throwable make() {
        return new Exception("made here");
    }
}
