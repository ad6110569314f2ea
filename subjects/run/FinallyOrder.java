// Exercises try/catch/finally ordering: nested finally, return in finally, break/continue through finally.
public class FinallyOrder {
    static StringBuilder log = new StringBuilder();
    static int say(String s, int v) { log.append(s).append(' '); return v; }

    static int simple(boolean fail) {
        try {
            say("try", 0);
            if (fail) throw new RuntimeException("x");
            return say("ret-try", 1);
        } catch (RuntimeException e) {
            return say("ret-catch", 2);
        } finally {
            say("finally", 0);
        }
    }

    @SuppressWarnings("finally")
    static int override() {
        try { throw new IllegalStateException("lost"); } finally { return say("override", 3); }
    }

    static int valueKept() {
        int x = 1;
        try { return x; } finally { x = 99; say("x=" + x, 0); }
    }

    static int nested() {
        try {
            try {
                try { throw new RuntimeException("inner"); }
                finally { say("f1", 0); }
            } catch (RuntimeException e) {
                say("c:" + e.getMessage(), 0);
                throw new IllegalArgumentException("second");
            } finally { say("f2", 0); }
        } catch (IllegalArgumentException e) {
            say("c:" + e.getMessage(), 0);
            return say("r", 4);
        } finally { say("f3", 0); }
    }

    static void loops() {
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break;
                say("body" + i, 0);
            } finally { say("fin" + i, 0); }
        }
        outer:
        while (true) {
            try {
                while (true) {
                    try { break outer; } finally { say("in", 0); }
                }
            } finally { say("out", 0); }
        }
    }

    static int throwFromFinally() {
        try {
            try { throw new RuntimeException("first"); }
            finally { throw new RuntimeException("replaces"); }
        } catch (RuntimeException e) { say(e.getMessage() + e.getSuppressed().length, 0); }
        return 5;
    }

    static void flush(Object r) { System.out.println(r + ": " + log); log.setLength(0); }

    public static void main(String[] args) {
        flush(simple(false));
        flush(simple(true));
        flush(override());
        flush(valueKept());
        flush(nested());
        loops(); flush("loops");
        flush(throwFromFinally());
        long l = 0; double d = 0;
        try { l = 5; d = 2.5; if (l > 1) throw new Exception("e"); l = 9; } catch (Exception e) { d += l; } finally { l *= 2; }
        flush(l + " " + d);
    }
}
