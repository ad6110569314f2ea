// Exercises try-with-resources: close order, suppressed exceptions, null resources, existing variables.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name; final boolean failClose;
        Res(String name, boolean failOpen, boolean failClose) {
            if (failOpen) throw new IllegalStateException("open " + name);
            this.name = name; this.failClose = failClose;
            System.out.println("open " + name);
        }
        @Override public void close() {
            System.out.println("close " + name);
            if (failClose) throw new IllegalArgumentException("close " + name);
        }
    }

    static void show(Throwable t, String pad) {
        System.out.println(pad + t);
        for (Throwable s : t.getSuppressed()) show(s, pad + "  suppressed ");
        if (t.getCause() != null) show(t.getCause(), pad + "  cause ");
    }

    static int run(boolean body, boolean c1, boolean c2, boolean o2) {
        try (Res a = new Res("a", false, c1); Res b = new Res("b", o2, c2)) {
            System.out.println("body " + a.name + b.name);
            if (body) throw new RuntimeException("body");
            return 1;
        } catch (RuntimeException e) {
            show(e, "caught ");
            return 2;
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) throws Exception {
        for (int m = 0; m < 16; m++) {
            System.out.println("== " + m + " -> " + run((m & 1) != 0, (m & 2) != 0, (m & 4) != 0, (m & 8) != 0));
        }
        try (Res none = null) { System.out.println("null resource " + none); }
        Res outer = new Res("effectively-final", false, false);
        try (outer) { System.out.println("using " + outer.name); }
        try (AutoCloseable lam = () -> System.out.println("lambda closed")) { System.out.println("lambda body"); }
        Exception e = new Exception("main");
        e.addSuppressed(new Error("extra"));
        try { e.addSuppressed(e); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        try { e.addSuppressed(null); } catch (NullPointerException x) { System.out.println(x.getMessage()); }
        show(e, "");
    }
}
