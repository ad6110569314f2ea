//@ release: 25
// Exercises flexible constructor bodies (Java 25): statements and field assignments before super(...) and this(...).
public class FlexibleConstructors {
    static StringBuilder log = new StringBuilder();
    static class Base {
        final int n;
        Base(int n) { this.n = n; log.append("Base(").append(n).append(") "); hook(); }
        void hook() { log.append("Base.hook "); }
    }
    static class Derived extends Base {
        final String name; int later = 5;
        Derived(String raw) {
            if (raw == null) throw new IllegalArgumentException("raw is null");
            String t = raw.trim();
            log.append("before super ");
            name = t.toUpperCase();
            super(t.length());
            log.append("after super ").append(name).append(' ');
        }
        Derived(int a, int b) {
            int sum = 0;
            for (int i = a; i <= b; i++) sum += i;
            log.append("prologue ").append(sum).append(' ');
            this("x".repeat(sum));
        }
        @Override void hook() { log.append("Derived.hook sees name=").append(name).append(" later=").append(later).append(' '); }
    }
    static class Counter { static int made; final int id; Counter() { int next = made + 1; made = next; super(); id = next; } }
    class Inner { final int v; Inner(int x) { var y = x * 2; if (y > 100) y = 100; v = y; super(); } }
    enum Mode { A(1), B(2); final int k; Mode(int x) { int y = x * 10; k = y; } }
    record R(int a) { R(String s) { int p = Integer.parseInt(s); this(p + 1); } }
    static void flush(Object o) { System.out.println(o + " : " + log); log.setLength(0); }
    public static void main(String[] args) {
        flush(new Derived("  abc ").n);
        flush(new Derived(1, 3).n);
        try { new Derived(null); } catch (IllegalArgumentException e) { flush(e.getMessage()); }
        new Counter(); flush(new Counter().id + " " + Counter.made);
        flush(new FlexibleConstructors().new Inner(70).v + " " + new FlexibleConstructors().new Inner(7).v);
        flush(Mode.B.k + " " + new R("41"));
    }
}
