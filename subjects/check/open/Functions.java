// Functions that nobody has seen answer anything, and the same to the same arguments.
import heapwright.Heapwright;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class Functions {
    interface Price {
        int of(String item);
    }

    //@ check: Functions.same
    //@ violations: none
    //@ verdict: verified-within-limits
    //@ world: answers the same to the same arguments
    public static void same(IntUnaryOperator f, int x) {
        if (f != null) {
            assert f.applyAsInt(x) == f.applyAsInt(x);
        }
    }

    //@ check: Functions.equal
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void equal(IntUnaryOperator f, int x, int y) {
        if (f != null && f.applyAsInt(x) != f.applyAsInt(y)) {
            assert x != y;
        }
    }

    //@ check: Functions.constant
    //@ violations: below
    //@ replayed
    public static void constant(IntUnaryOperator f, int x, int y) {
        if (f != null) {
            assert f.applyAsInt(x) == f.applyAsInt(y); //~ VIOLATES assertion
        }
    }

    //@ check: Functions.commutative
    //@ violations: below
    //@ replayed
    public static void commutative(IntBinaryOperator f, int x, int y) {
        if (f != null) {
            assert f.applyAsInt(x, y) == f.applyAsInt(y, x); //~ VIOLATES assertion
        }
    }

    //@ check: Functions.diagonal
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void diagonal(IntBinaryOperator f, int x, int y) {
        if (f != null && x + y == 2 * y) {
            assert f.applyAsInt(x, y) == f.applyAsInt(y, x);
        }
    }

    //@ check: Functions.sameObject
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void sameObject(ToIntFunction<Object> f, Object a, Object b) {
        if (f != null && f.applyAsInt(a) != f.applyAsInt(b)) {
            assert a != b;
        }
    }

    //@ check: Functions.mapped
    //@ violations: below
    //@ replayed
    public static void mapped(Function<String, Integer> f, String a) {
        if (f != null && a != null) {
            Integer length = f.apply(a);
            assert length == null || length < 100; //~ VIOLATES assertion
        }
    }

    //@ check: Functions.composed
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void composed(Function<Object, Object> f, Function<Object, Object> g, Object a) {
        if (f != null && g != null) {
            assert f.andThen(g).apply(a) == g.apply(f.apply(a));
        }
    }

    //@ check: Functions.supplied
    //@ violations: below
    //@ replayed
    public static void supplied(Supplier<Object> s) {
        if (s != null) {
            assert s.get() == s.get(); //~ VIOLATES assertion
        }
    }

    //@ check: Functions.negated
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void negated(Predicate<Object> p, Object a) {
        if (p != null) {
            assert p.negate().test(a) != p.test(a);
        }
    }

    //@ check: Functions.filtered
    //@ violations: below
    //@ replayed
    public static void filtered(Predicate<Object> p, Object a, Object b) {
        Heapwright.assume(p != null && a != null && b != null);
        List<Object> list = new ArrayList<>();
        list.add(a);
        list.add(b);
        list.removeIf(p);
        assert list.size() != 1; //~ VIOLATES assertion
    }

    //@ check: Functions.counted
    //@ paths: 8
    //@ violations: none
    public static int counted(IntPredicate p, int from) {
        Heapwright.assume(p != null);
        int count = 0;
        for (int i = 0; i < 3; i++) {
            if (p.test(from + i)) {
                count++;
            }
        }
        assert count <= 3;
        return count;
    }

    //@ check: Functions.own
    //@ violations: below
    //@ replayed
    public static void own(Price price, String a, String b) {
        if (price != null && a != null && b != null && a != b) {
            assert price.of(a) + price.of(b) >= price.of(a); //~ VIOLATES assertion
        }
    }

    //@ check: Functions.run
    //@ violations: none
    //@ world: its methods throw nothing and change nothing
    public static void run(Runnable r, int[] a) {
        Heapwright.assume(r != null && a != null && a.length > 0);
        int before = a[0];
        r.run();
        assert a[0] == before;
    }

    //@ check: Functions.twoFunctions
    //@ violations: below
    //@ replayed
    public static void twoFunctions(BiFunction<Object, Object, Object> f, BiFunction<Object, Object, Object> g, Object a) {
        if (f != null && g != null) {
            assert f.apply(a, a) == g.apply(a, a); //~ VIOLATES assertion
        }
    }

    //@ check: Functions.oneFunction
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void oneFunction(Function<Object, Object> f, Function<Object, Object> g, Object a) {
        if (f != null && g != null && f.apply(a) != g.apply(a)) {
            assert f != g;
        }
    }
}
