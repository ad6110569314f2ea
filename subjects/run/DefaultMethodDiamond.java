// Exercises default methods: diamonds, explicit Interface.super calls, class-wins rule, re-abstraction, private and static interface methods.
public class DefaultMethodDiamond {
    interface Top { default String id() { return "Top"; } }
    interface Left extends Top { default String id() { return "Left+" + Top.super.id(); } }
    interface Right extends Top { default String id() { return "Right"; } }
    interface Plain extends Top { }
    static class Both implements Left, Right { public String id() { return Left.super.id() + "|" + Right.super.id(); } }
    static class LeftPlain implements Left, Plain { }
    static class Base { public String id() { return "Base class"; } }
    static class ClassWins extends Base implements Left { }
    static abstract class Abs implements Top { public abstract String id(); }
    static class Conc extends Abs { public String id() { return "Conc"; } }
    interface ReAbs extends Top { String id(); }
    static class FromReAbs implements ReAbs { public String id() { return "FromReAbs"; } }

    interface Counter {
        int base();
        private int twice(int n) { return n * 2 + helper(n); }
        private static int helper(int n) { return n > 10 ? 1 : 0; }
        default int count() { return twice(base()); }
        static Counter of(int n) { return () -> n; }
        default Counter plus(Counter o) { return () -> base() + o.base(); }
    }

    interface WithObject { boolean equals(Object o); String toString(); default int h() { return toString().length(); } }
    static class WO implements WithObject { @Override public String toString() { return "seven.."; } }

    interface Gen<T> { default T same(T t) { return t; } default String name() { return "Gen"; } }
    interface GenStr extends Gen<String> { @Override default String same(String s) { return s + "!"; } }
    static class G implements GenStr { }

    public static void main(String[] args) {
        Top[] tops = {new Both(), new LeftPlain(), new ClassWins(), new Conc(), new FromReAbs(), new Plain() { }, new Top() { }};
        for (Top t : tops) System.out.println(t.id());
        System.out.println(((Left) new ClassWins()).id() + " " + new ClassWins().id());
        System.out.println(Counter.of(3).count() + " " + Counter.of(30).count() + " " + Counter.of(4).plus(Counter.of(8)).count());
        WithObject wo = new WO();
        System.out.println(wo.h() + " " + wo.toString() + " " + wo.equals(wo) + " " + wo.equals(null));
        G g = new G();
        Gen<String> raw = g;
        System.out.println(g.same("x") + " " + raw.same("y") + " " + raw.name());
        Counter anon = new Counter() { public int base() { return 6; } @Override public int count() { return Counter.super.count() + 1000; } };
        System.out.println(anon.count());
    }
}
