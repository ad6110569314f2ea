// Exercises generic bridge methods, covariant return types, raw calls ending in ClassCastException, and generic varargs.
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Function;

public class BridgeMethods {
    static abstract class Box<T extends Comparable<T>> {
        T value;
        Box(T v) { value = v; }
        abstract T twist(T t);
        void set(T t) { value = t; }
        T get() { return value; }
        Box<T> copy() { throw new UnsupportedOperationException(); }
    }
    static class IntBox extends Box<Integer> implements Comparable<IntBox>, Cloneable {
        IntBox(int v) { super(v); }
        @Override Integer twist(Integer t) { return t * 2 + value; }
        @Override void set(Integer t) { System.out.println("IntBox.set " + t); super.set(t); }
        @Override IntBox copy() { return new IntBox(value + 1); }
        @Override public int compareTo(IntBox o) { return value.compareTo(o.value); }
        @Override public IntBox clone() { try { return (IntBox) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
    }

    interface Transformer<A, B> { B to(A a); }
    static class Len implements Transformer<String, Integer> { public Integer to(String s) { return s.length(); } }

    static <T extends Comparable<? super T>> T max(T... xs) {
        T m = xs[0];
        for (T x : xs) if (x.compareTo(m) > 0) m = x;
        return m;
    }
    @SafeVarargs static <T> T[] arr(T... xs) { return xs; }
    static <T> String describe(T t) { return "T:" + t; }
    static String describe(Number n) { return "N:" + n; }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Box<Integer> b = new IntBox(5);
        b.set(6);
        System.out.println(b.twist(10) + " " + b.get() + " " + b.copy().get() + " " + ((IntBox) b).clone().value);
        Box raw = b;
        try { raw.set("not an int"); } catch (ClassCastException e) { System.out.println("CCE in bridge"); }
        Transformer rt = new Len();
        System.out.println(rt.to("four"));
        try { rt.to(4); } catch (ClassCastException e) { System.out.println("CCE in Len bridge"); }
        Comparable rc = new IntBox(1);
        System.out.println(rc.compareTo(new IntBox(2)));
        try { rc.compareTo("x"); } catch (ClassCastException e) { System.out.println("CCE in compareTo"); }
        System.out.println(max(3, 9, 4) + " " + max("pear", "apple", "zoo") + " " + max(2.5));
        System.out.println(arr("a", "b").getClass().getName() + " " + arr(1, 2).getClass().getName() + " " + arr().getClass().getName() + " " + arr(1, "x").length);
        System.out.println(describe(5) + " " + describe("s") + " " + describe((Object) 5) + " " + describe('c'));
        int bridges = 0;
        for (java.lang.reflect.Method m : IntBox.class.getDeclaredMethods()) if (m.isBridge()) bridges++;
        System.out.println("bridges " + bridges);
        Box<Integer>[] boxes = new Box[]{new IntBox(3), new IntBox(1), new IntBox(2)};
        Arrays.sort(boxes, Comparator.comparing((Function<Box<Integer>, Integer>) Box::get));
        for (Box<Integer> x : boxes) System.out.print(x.get() + " ");
        System.out.println();
        try { Integer bad = (Integer) (Object) ((Box) new IntBox(1)).get().toString(); } catch (ClassCastException e) { System.out.println("CCE String"); }
    }
}
