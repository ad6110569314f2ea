// Exercises every kind of method reference: static, bound, unbound, constructor, array constructor, super, varargs, generic.
import java.util.*;
import java.util.function.*;

public class MethodRefKinds {
    static class Base { String hi(String s) { return "base " + s; } }
    static class Derived extends Base {
        @Override String hi(String s) { return "derived " + s; }
        Function<String, String> viaSuper() { return super::hi; }
        Function<String, String> viaThis() { return this::hi; }
    }
    static class Item {
        final String name; final int n;
        Item() { this("none", 0); }
        Item(String name) { this(name, name.length()); }
        Item(String name, int n) { this.name = name; this.n = n; }
        @Override public String toString() { return name + "#" + n; }
        String with(String other, int k) { return name + other + k; }
    }
    interface Tri<A, B, C, R> { R apply(A a, B b, C c); }
    static int sumAll(int... xs) { int t = 0; for (int x : xs) t += x; return t; }
    static String joinAll(String head, Object... rest) { return head + rest.length + Arrays.toString(rest); }
    static <T extends Comparable<T>> T bigger(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
    class Inner { int v; Inner(int v) { this.v = v + base; } }
    int base = 1000;
    IntFunction<Inner> innerMaker() { return Inner::new; }
    static int evaluated;
    static String target() { evaluated++; return "bound"; }

    public static void main(String[] args) {
        Function<String, Integer> parse = Integer::parseInt;
        ToIntFunction<String> len = String::length;
        BiFunction<String, String, Boolean> sw = String::startsWith;
        Supplier<Integer> bound = target()::length;
        System.out.println(parse.apply("42") + " " + len.applyAsInt("four") + " " + sw.apply("hello", "he") + " " + bound.get() + bound.get() + " " + evaluated);
        Supplier<Item> i0 = Item::new; Function<String, Item> i1 = Item::new; BiFunction<String, Integer, Item> i2 = Item::new;
        System.out.println(i0.get() + " " + i1.apply("abc") + " " + i2.apply("z", 26));
        IntFunction<int[]> arr = int[]::new; Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr.apply(3).length + " " + arr2.apply(2).getClass().getName());
        Tri<Item, String, Integer, String> unbound3 = Item::with;
        System.out.println(unbound3.apply(new Item("p"), "q", 9));
        Derived d = new Derived();
        System.out.println(d.viaSuper().apply("x") + " " + d.viaThis().apply("y"));
        IntBinaryOperator va2 = MethodRefKinds::sumAll;
        Supplier<Integer> va0 = MethodRefKinds::sumAll;
        Tri<Integer, Integer, Integer, Integer> va3 = MethodRefKinds::sumAll;
        System.out.println(va2.applyAsInt(3, 4) + " " + va0.get() + " " + va3.apply(1, 2, 3));
        Tri<String, Integer, Double, String> ja = MethodRefKinds::joinAll;
        System.out.println(ja.apply("h", 1, 2.5));
        BinaryOperator<String> bg = MethodRefKinds::bigger; BinaryOperator<Integer> bi = MethodRefKinds::<Integer>bigger;
        System.out.println(bg.apply("pear", "apple") + " " + bi.apply(3, 30));
        MethodRefKinds outer = new MethodRefKinds();
        System.out.println(outer.innerMaker().apply(5).v);
        Function<Object, String> ts = Object::toString;
        Function<List<?>, Integer> sz = List::size;
        Predicate<String> em = String::isEmpty;
        Comparator<String> cmp = String::compareToIgnoreCase;
        System.out.println(ts.apply(5) + " " + sz.apply(List.of(1, 2)) + " " + em.test("") + " " + cmp.compare("A", "b"));
        try { String nul = null;
            Supplier<Integer> s = nul::length;
            System.out.println("no"); } catch (NullPointerException e) { System.out.println("NPE at creation"); }
        Function<String, Integer> un = String::length;
        try { un.apply(null); } catch (NullPointerException e) { System.out.println("NPE at call"); }
        Consumer<String> pr = System.out::println;
        pr.accept("printed");
        Function<int[], Object> cl = int[]::clone;
        System.out.println(((int[]) cl.apply(new int[]{7, 8}))[1]);
        Supplier<Supplier<String>> ss = () -> "deep"::toUpperCase;
        System.out.println(ss.get().get());
    }
}
