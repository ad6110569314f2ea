// Exercises lambdas capturing every primitive type, references, this, and nested captures.
import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

public class LambdaCaptures {
    int field = 10;
    static int sfield = 20;

    interface Show { String show(); }
    interface Tri<A, B, C, R> { R apply(A a, B b, C c); }

    Show capThis(int n) { return () -> "f=" + field + " n=" + n + " s=" + sfield; }
    Supplier<Supplier<Integer>> nested(int a) { return () -> { int b = a * 2; return () -> { field++; return a + b + field; }; }; }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -3;
        char c = 'k';
        short s = 999;
        int i = 123456;
        long l = 1L << 45;
        float f = 2.5f;
        double d = -0.125;
        String str = "ref";
        int[] arr = {1, 2, 3};
        Show all = () -> z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + str + " " + arr.length;
        System.out.println(all.show());
        arr[0] = 77;
        Supplier<Integer> mut = () -> arr[0]++ + arr[1];
        System.out.println(mut.get() + " " + mut.get() + " " + arr[0]);
        LambdaCaptures o = new LambdaCaptures();
        Show t = o.capThis(5);
        System.out.println(t.show());
        o.field = 11; sfield = 21;
        System.out.println(t.show());
        Supplier<Integer> in = o.nested(3).get();
        System.out.println(in.get() + " " + in.get() + " " + o.field);
        List<Supplier<String>> list = new ArrayList<>();
        for (int k = 0; k < 4; k++) { int kk = k; list.add(() -> "k" + kk); }
        for (String w : new String[]{"x", "y"}) list.add(() -> w + i);
        StringBuilder sb = new StringBuilder();
        for (Supplier<String> x : list) sb.append(x.get()).append(' ');
        System.out.println(sb);
        LongSupplier ls = () -> l + i; DoubleSupplier ds = () -> d + f; BooleanSupplier bs = () -> !z; IntSupplier is = () -> c + s + b;
        System.out.println(ls.getAsLong() + " " + ds.getAsDouble() + " " + bs.getAsBoolean() + " " + is.getAsInt());
        Tri<Long, Double, String, String> tri = (p, q, r) -> p + l + "/" + (q + d) + "/" + r + str;
        System.out.println(tri.apply(1L, 2.0, "three"));
        LongBinaryOperator lbo = (x, y) -> x * y + l;
        DoubleUnaryOperator duo = x -> x * d;
        ToLongFunction<String> tlf = x -> x.length() + l;
        IntToDoubleFunction itd = x -> x / 2.0 + d;
        System.out.println(lbo.applyAsLong(3, 4) + " " + duo.applyAsDouble(8) + " " + tlf.applyAsLong("abc") + " " + itd.applyAsDouble(7));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curry = x -> y -> w -> x * 100 + y * 10 + w;
        System.out.println(curry.apply(1).apply(2).apply(3));
        Runnable r = () -> { class Loc { int v = i + 1; } System.out.println(new Loc().v + new Object() { int w = s; }.w); };
        r.run();
        Object eff = str;
        BiPredicate<Object, Object> same = (x, y) -> x == y && x == eff;
        System.out.println(same.test(str, str) + " " + same.test(str, "q"));
    }
}
