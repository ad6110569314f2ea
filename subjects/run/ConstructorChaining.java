// Exercises constructor chaining with this()/super(), argument evaluation order, final fields and virtual calls from constructors.
public class ConstructorChaining {
    static StringBuilder log = new StringBuilder();
    static int t(String s, int v) { log.append(s).append(' '); return v; }

    static class Base {
        final int a; protected int b = t("Base.b", 2);
        Base() { this(t("arg1", 1), t("arg2", 2)); t("Base()", 0); }
        Base(int x, int y) { a = x * 10 + y; t("Base(int,int)", 0); overridden(); }
        Base(String s) { this(s.length(), s.hashCode() % 7); t("Base(String)", 0); }
        void overridden() { t("Base.o", 0); }
        public String toString() { return "a=" + a + " b=" + b; }
    }
    static class Mid extends Base {
        int c = t("Mid.c", 30);
        Mid(long l) { super("len" + l); t("Mid(long)", 0); }
        Mid() { t("Mid()", 0); }
        @Override void overridden() { t("Mid.o(c=" + c + ")", 0); c = 99; }
    }
    static class Leaf extends Mid {
        int e;
        int f = t("Leaf.f", 6);
        { t("Leaf-block", 0); e = f + c; }
        Leaf(int... xs) { this((long) xs.length); t("Leaf(int...)", 0); }
        private Leaf(long l) { super(l); t("Leaf(long)", 0); }
        Leaf(Leaf other) { e += other.e; t("Leaf(copy)", 0); }
        @Override public String toString() { return super.toString() + " c=" + c + " e=" + e + " f=" + f; }
    }
    static class Throwing extends Base {
        Throwing() { super(t("pre", 0), 1 / t("zero", 0)); }
    }
    static class Leaky {
        static Leaky last; final int v;
        Leaky(int n) { last = this; if (n < 0) throw new IllegalArgumentException("neg " + n); v = n; }
    }

    static void flush(Object o) { System.out.println(o + " : " + log); log.setLength(0); }

    public static void main(String[] args) {
        flush(new Base());
        flush(new Base("hello"));
        flush(new Mid());
        flush(new Mid(12345L));
        flush(new Leaf(1, 2, 3));
        flush(new Leaf(new Leaf()));
        try { new Throwing(); } catch (ArithmeticException e) { flush(e.getMessage()); }
        try { new Leaky(-5); } catch (IllegalArgumentException e) { flush(e.getMessage() + " leaked v=" + Leaky.last.v); }
        flush(new Leaky(8).v);
    }
}
