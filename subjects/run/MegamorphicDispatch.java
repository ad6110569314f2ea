// Exercises interface and virtual calls through many receiver classes, including default, abstract and overloaded ones.
import java.util.ArrayList;
import java.util.List;

public class MegamorphicDispatch {
    interface Op { long apply(long x); default String name() { return getClass().getSimpleName(); } }
    static abstract class Base implements Op { int calls; public long apply(long x) { calls++; return step(x); } abstract long step(long x); }
    static class Inc extends Base { long step(long x) { return x + 1; } }
    static class Dbl extends Base { long step(long x) { return x * 2; } }
    static class Neg extends Base { long step(long x) { return -x; }
        @Override public String name() { return "negate"; } }
    static class Sq extends Base { long step(long x) { return x * x % 1000003; } }
    static class Xor extends Base { final long k;
        Xor(long k) { this.k = k; }
        long step(long x) { return x ^ k; } }
    static class Twice extends Base { final Op in;
        Twice(Op in) { this.in = in; }
        long step(long x) { return in.apply(in.apply(x)); }
        @Override public String name() { return "2*" + in.name(); } }
    static final class Id implements Op { public long apply(long x) { return x; } }
    static class SubInc extends Inc { @Override long step(long x) { return super.step(super.step(x)); } }
    enum E implements Op { PLUS { public long apply(long x) { return x + 10; } }, MINUS { public long apply(long x) { return x - 3; } } }
    public static void main(String[] args) {
        List<Op> ops = new ArrayList<>(List.of(new Inc(), new Dbl(), new Neg(), new Sq(), new Xor(0x5555), new Id(), new SubInc(), E.PLUS, E.MINUS));
        ops.add(new Twice(ops.get(0)));
        ops.add(new Twice(new Twice(ops.get(6))));
        ops.add(x -> x / 3);
        ops.add(new Op() { public long apply(long x) { return x % 9973; } public String name() { return "anon"; } });
        long v = 7;
        for (int i = 0; i < 20000; i++) { v = ops.get(i * 7 % ops.size()).apply(v);
            if (v > 1L << 50 || v < -(1L << 50)) v %= 1000007; }
        System.out.println(v);
        for (Op o : ops) System.out.println((o instanceof Base b ? b.calls : -1) + " " + o.apply(10));
        for (int i = 0; i < 11; i++) System.out.print(ops.get(i).name() + " ");
        System.out.println(ops.get(12).name());
        Object[] os = {1, "s", 2.5, 'c', 4L, true};
        int h = 0;
        for (int i = 0; i < 600; i++) h = h * 31 + os[i % 6].hashCode() + os[i % 6].toString().length() + (os[i % 6].equals(os[(i + 1) % 6]) ? 1 : 0);
        System.out.println(h);
        Comparable<?>[] cs = {3, "b", 'x', 2.0};
        for (Comparable<?> c : cs) System.out.print(cmp(c) + " ");
        System.out.println();
    }
    @SuppressWarnings({"unchecked", "rawtypes"}) static int cmp(Comparable c) { return c.compareTo(c); }
}
