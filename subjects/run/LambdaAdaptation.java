// Exercises boxing, unboxing, widening and void adaptation between functional interfaces and implementation methods.
import java.util.function.*;

public class LambdaAdaptation {
    static int twice(int x) { return x * 2; }
    static long widen(long x) { return x + 1; }
    static double half(double x) { return x / 2; }
    static Integer box(Integer x) { return x + 100; }
    static Object any(Object o) { return o == null ? "null!" : o.getClass().getSimpleName(); }
    static byte narrow() { return -7; }
    static char ch() { return 'w'; }
    static int count;
    static int sideEffect(String s) { count += s.length(); return count; }
    static void vd(int x) { count -= x; }
    static boolean flag(Boolean b) { return !b; }

    interface LongToObj { Object f(long x); }
    interface IntToLong { long f(int x); }
    interface ObjToObj { Object f(Object o); }
    interface CharToInt { int f(char c); }
    interface ShortSupp { int f(); }
    interface DblFromByte { double f(byte b); }
    interface FloatOp { float f(float a, float b); }

    public static void main(String[] args) {
        Function<Integer, Integer> a = LambdaAdaptation::twice;
        IntFunction<Object> b = LambdaAdaptation::twice;
        ToLongFunction<Integer> c = LambdaAdaptation::twice;
        IntToLong d = LambdaAdaptation::widen;
        IntToDoubleFunction e = LambdaAdaptation::half;
        IntUnaryOperator f = LambdaAdaptation::box;
        IntFunction<Object> g = LambdaAdaptation::any;
        LongToObj h = LambdaAdaptation::any;
        ToDoubleFunction<Integer> i = LambdaAdaptation::widen;
        System.out.println(a.apply(4) + " " + b.apply(5) + " " + c.applyAsLong(6) + " " + d.f(7) + " " + e.applyAsDouble(9) + " " + f.applyAsInt(1) + " " + g.apply(1) + " " + h.f(1) + " " + i.applyAsDouble(3));
        ShortSupp j = LambdaAdaptation::narrow;
        Supplier<Byte> k = LambdaAdaptation::narrow;
        Supplier<Object> l = LambdaAdaptation::ch;
        IntSupplier m = LambdaAdaptation::ch;
        DoubleSupplier n = LambdaAdaptation::narrow;
        System.out.println(j.f() + " " + k.get() + " " + l.get() + " " + m.getAsInt() + " " + n.getAsDouble());
        Consumer<String> o = LambdaAdaptation::sideEffect;
        o.accept("12345");
        IntConsumer p = LambdaAdaptation::vd;
        p.accept(2);
        Consumer<Integer> q = LambdaAdaptation::vd;
        q.accept(1);
        System.out.println(count);
        CharToInt r = Character::getNumericValue;
        DblFromByte s = Math::abs;
        FloatOp t = Math::max;
        Predicate<Boolean> u = LambdaAdaptation::flag;
        ObjToObj v = LambdaAdaptation::any;
        System.out.println(r.f('7') + " " + s.f((byte) -3) + " " + t.f(1.5f, 2.5f) + " " + u.test(false) + " " + v.f(null) + " " + v.f(2.5f));
        BiFunction<Integer, Integer, Double> w = (x, y) -> Math.pow(x, y);
        System.out.println(w.apply(2, 10));
        Supplier<Long> lx = () -> 5L; LongSupplier ly = () -> 5; Supplier<Character> lc = () -> 'c'; Function<Object, Integer> fo = Object::hashCode;
        System.out.println(lx.get() + ly.getAsLong() + lc.get() + fo.apply(77));
        Callable3<Integer> un = () -> null;
        try { int bad = un.call(); System.out.println(bad); } catch (NullPointerException ex) { System.out.println("unboxing null"); }
        ToIntFunction<Integer> unb = LambdaAdaptation::twice;
        try { unb.applyAsInt(null); } catch (NullPointerException ex) { System.out.println("unboxing argument"); }
        @SuppressWarnings({"unchecked", "rawtypes"}) Function<Object, Object> raw = (Function) a;
        try { raw.apply("str"); } catch (ClassCastException ex) { System.out.println("CCE in adaptation"); }
    }
    interface Callable3<T> { T call(); }
}
