// Exercises lambdas in static initializers, field initializers, constructors, enum constants, interfaces and as arguments to this()/super().
import java.util.*;
import java.util.function.*;

public class LambdaStaticContexts {
    static final Supplier<String> S;
    static final Map<String, IntBinaryOperator> OPS = new LinkedHashMap<>();
    static { String pre = "static";
        S = () -> pre + "-init";
        OPS.put("add", (a, b) -> a + b);
        OPS.put("max", Math::max);
        OPS.put("pow", (a, b) -> { int r = 1; for (int i = 0; i < b; i++) r *= a; return r; }); }
    final Function<Integer, Integer> f = x -> x + this.base;
    int base = 100;
    final Runnable r;
    LambdaStaticContexts() { this(() -> System.out.println("passed to this()")); } LambdaStaticContexts(Runnable r) { this.r = r;
        r.run(); }
    static class Sub extends LambdaStaticContexts { int own = 7;
        Sub(int n) { super(() -> System.out.println("sub passed " + n)); } IntSupplier viaSuper() { return () -> own + base; } Function<Integer, Integer> fs() { return super.f.andThen(x -> x * 10); } }
    enum Calc { DOUBLE(x -> x * 2), SQUARE(x -> x * x) { @Override int run(int x) { return super.run(x) + 1; } };
        final IntUnaryOperator op;
        Calc(IntUnaryOperator op) { this.op = op; }
        int run(int x) { return op.applyAsInt(x); } }
    interface Const { Function<String, String> UP = s -> s.toUpperCase(Locale.ROOT);
        Comparator<String> BY_LEN = Comparator.comparingInt(String::length); }
    static <T> T time(String label, Supplier<T> s) { T t = s.get();
        System.out.println(label + "=" + t);
        return t; }
    static int apply(IntUnaryOperator... ops) { int v = 1;
        for (IntUnaryOperator o : ops) v = o.applyAsInt(v);
        return v; }
    static Function<Object, String> sneaky(int depth) { return depth == 0 ? Object::toString : o -> "<" + sneaky(depth - 1).apply(o) + ">"; }
    @FunctionalInterface interface Thrower<E extends Exception> { void go() throws E; }
    static <E extends Exception> void run(Thrower<E> t) throws E { t.go(); }
    public static void main(String[] args) throws Exception { System.out.println(S.get());
        OPS.forEach((k, v) -> System.out.print(k + v.applyAsInt(3, 4) + " "));
        System.out.println();
        LambdaStaticContexts o = new LambdaStaticContexts();
        System.out.println(o.f.apply(5));
        o.base = 200;
        System.out.println(o.f.apply(5));
        Sub s = new Sub(9);
        s.base = 1;
        System.out.println(s.viaSuper().getAsInt() + " " + s.fs().apply(2));
        for (Calc c : Calc.values()) System.out.print(c + ":" + c.run(7) + " ");
        System.out.println(Const.UP.apply("up") + " " + Const.BY_LEN.compare("aaa", "b"));
        time("sum", () -> { int t = 0; for (int i = 0; i < 10; i++) t += i; return t; });
        System.out.println(apply(x -> x + 1, x -> x * 10, Math::negateExact) + " " + apply() + " " + sneaky(3).apply(42));
        try { run(() -> { throw new java.io.IOException("io from lambda"); }); } catch (java.io.IOException e) { System.out.println(e.getMessage()); } LambdaStaticContexts.<RuntimeException>run(() -> System.out.println("no throw"));
        List<Runnable> rs = new ArrayList<>();
        for (int i = 0; i < 3; i++) { int k = i;
            rs.add(() -> System.out.print(k)); }
        rs.forEach(Runnable::run);
        Collections.reverse(rs);
        rs.forEach(Runnable::run);
        System.out.println();
        Object same = (Runnable) () -> { };
        System.out.println((same instanceof Runnable) + " " + (same instanceof Supplier));
        Callback cb = new Callback();
        cb.on(x -> cb.total += x);
        cb.on(x -> cb.total *= 2);
        cb.fire(5);
        cb.fire(1);
        System.out.println(cb.total); }
    static class Callback { int total;
        private final List<IntConsumer> l = new ArrayList<>();
        void on(IntConsumer c) { l.add(c); } void fire(int x) { for (IntConsumer c : l) c.accept(x); } }
}
