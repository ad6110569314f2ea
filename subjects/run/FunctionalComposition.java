// Exercises default methods on functional interfaces: andThen, compose, negate, Comparator chains, BinaryOperator.minBy, Unary identity.
import java.io.Serializable;
import java.util.*;
import java.util.function.*;

public class FunctionalComposition {
    record P(String name, int age, double w) { }
    static int fact(int n) { return FACT.applyAsInt(n); }
    static final IntUnaryOperator FACT = n -> n <= 1 ? 1 : n * fact(n - 1);
    static Function<Integer, Integer> fib;

    interface Chain<T> { T get(T t);
        default Chain<T> twice() { return x -> get(get(x)); } default Chain<T> then(Chain<T> o) { return x -> o.get(get(x)); }
        static <T> Chain<T> id() { return x -> x; } }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9) + " " + inc.andThen(dbl).andThen(Object::toString).apply(1));
        Predicate<String> e = String::isEmpty, shortS = s -> s.length() < 3;
        System.out.println(e.negate().and(shortS).test("ab") + " " + e.or(shortS).test("abc") + " " + Predicate.not(e).test("") + " " + Predicate.isEqual("x").test("x"));
        BiFunction<Integer, Integer, Integer> mul = (a, b) -> a * b;
        System.out.println(mul.andThen(x -> "r" + x).apply(6, 7) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4, 2) + " " + BinaryOperator.<String>maxBy(Comparator.comparing(String::length)).apply("aaa", "bb"));
        IntUnaryOperator iu = x -> x - 3;
        System.out.println(iu.andThen(x -> x * x).compose(x -> x + 1).applyAsInt(10) + " " + IntUnaryOperator.identity().applyAsInt(3) + " " + fact(10));
        fib = n -> n < 2 ? n : fib.apply(n - 1) + fib.apply(n - 2);
        System.out.println(fib.apply(15));
        StringBuilder log = new StringBuilder();
        Consumer<String> c1 = s -> log.append("1").append(s), c2 = s -> log.append("2").append(s);
        c1.andThen(c2).andThen(c1).accept("x");
        System.out.println(log);
        List<P> ps = new ArrayList<>(List.of(new P("bob", 30, 70.5), new P("al", 25, 80), new P("cy", 30, 60.25), new P("Bob", 25, 70.5), new P("di", 41, 55)));
        ps.sort(Comparator.comparing(P::age).thenComparing(P::name));
        System.out.println(ps);
        ps.sort(Comparator.comparing(P::name, String.CASE_INSENSITIVE_ORDER).thenComparing(Comparator.comparingInt(P::age).reversed()).thenComparingDouble(P::w));
        System.out.println(ps);
        ps.sort(Comparator.comparingDouble(P::w).thenComparing(P::name, Comparator.reverseOrder()));
        System.out.println(ps);
        List<String> ns = Arrays.asList("b", null, "a", null, "c");
        ns.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(ns);
        ns.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(ns);
        Runnable r = (Runnable & Serializable) () -> log.append("ser");
        r.run();
        System.out.println((r instanceof Serializable) + " " + log);
        Comparator<String> cs = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        System.out.println(cs.reversed().compare("a", "b") + " " + (cs instanceof Serializable));
        System.out.println(Chain.<Integer>id().then(x -> x * 3).twice().twice().get(1) + " " + Chain.<String>id().then(s -> s + s).twice().get("z"));
        UnaryOperator<String> up = s -> s.toUpperCase(Locale.ROOT);
        System.out.println(up.andThen(String::length).apply("abc") + " " + Optional.of("v").map(up).get());
        BooleanSupplier t = () -> true; ObjIntConsumer<StringBuilder> oic = StringBuilder::append;
        oic.accept(log, 99);
        System.out.println(t.getAsBoolean() + " " + log);
    }
}
