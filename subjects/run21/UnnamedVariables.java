//@ release: 25
// Exercises unnamed variables and patterns (_) in catch, lambda, for, try-with-resources and record patterns.
import java.util.*;
import java.util.function.*;

public class UnnamedVariables {
    record P(int x, String s) { }
    record Q(P p, double d) { }
    sealed interface S permits A, B, C { }
    record A(int v) implements S { }
    record B(int v, int w) implements S { }
    record C() implements S { }
    static String f(S s) { return switch (s) { case A(_) -> "a"; case B(int v, _) when v > 0 -> "b" + v; case B _, C _ -> "b or c"; }; }
    static class Res implements AutoCloseable { static int open; Res() { open++; } public void close() { open--; } }
    public static void main(String[] args) {
        int n = 0; for (var _ : List.of("a", "b", "c")) n++; System.out.println(n);
        try { Integer.parseInt("x"); } catch (NumberFormatException _) { System.out.println("bad number"); }
        BiFunction<Integer, String, Integer> bf = (i, _) -> i * 2;
        Function<Object, String> k = _ -> "const";
        BinaryOperator<Integer> z = (_, _) -> 0;
        System.out.println(bf.apply(4, "z") + k.apply(null) + z.apply(1, 2));
        Object o = new Q(new P(7, "seven"), 1.5);
        if (o instanceof Q(P(int x, _), _)) System.out.println("x=" + x);
        if (o instanceof Q(P(_, var s), double d)) System.out.println(s + d);
        for (S s : new S[]{new A(1), new B(5, 6), new B(-5, 6), new C()}) System.out.println(f(s));
        try (var _ = new Res(); var _ = new Res()) { System.out.println("open " + Res.open); } System.out.println("open " + Res.open);
        var _ = new ArrayList<>(List.of(1)); int _ = 5; for (int i = 0, _ = 9; i < 2; i++) System.out.print(i); System.out.println();
        Map<String, Integer> m = new TreeMap<>();
        for (String w : "x y x".split(" ")) m.merge(w, 1, (a, _) -> a + 1);
        System.out.println(m);
        System.out.println(switch (o) { case P _ -> "P"; case Q(_, var d) when d > 1 -> "Q big"; case Q _ -> "Q"; default -> "?"; });
    }
}
