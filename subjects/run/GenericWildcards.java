// Exercises generic classes with bounds, wildcards, recursion, static generic methods and heap pollution free containers.
import java.util.*;
import java.util.function.*;

public class GenericWildcards {
    static class Stack2<E> implements Iterable<E> { private Object[] a = new Object[2];
        private int n;
        void push(E e) { if (n == a.length) a = Arrays.copyOf(a, n * 2);
            a[n++] = e; }
        @SuppressWarnings("unchecked") E pop() { if (n == 0) throw new NoSuchElementException("empty");
            E e = (E) a[--n];
            a[n] = null;
            return e; } void pushAll(Iterable<? extends E> src) { for (E e : src) push(e); } void popAll(Collection<? super E> dst) { while (n > 0) dst.add(pop()); }
        public Iterator<E> iterator() { return new Iterator<E>() { int i = n;
                public boolean hasNext() { return i > 0; }
                @SuppressWarnings("unchecked") public E next() { return (E) a[--i]; } }; } }
    static abstract class Builder<T extends Builder<T>> { StringBuilder sb = new StringBuilder();
        abstract T self();
        T add(String s) { sb.append(s);
            return self(); } }
    static class HtmlBuilder extends Builder<HtmlBuilder> { HtmlBuilder self() { return this; } HtmlBuilder tag(String t) { return add("<" + t + ">"); } }
    static double sum(Collection<? extends Number> c) { double s = 0;
        for (Number n : c) s += n.doubleValue();
        return s; }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) { Iterator<? extends T> it = c.iterator();
        T m = it.next();
        while (it.hasNext()) { T x = it.next();
            if (x.compareTo(m) > 0) m = x; }
        return m; }
    static <K, V extends Comparable<V>> List<K> keysByValue(Map<K, V> m) { List<Map.Entry<K, V>> es = new ArrayList<>(m.entrySet());
        es.sort(Map.Entry.comparingByValue());
        List<K> r = new ArrayList<>();
        for (Map.Entry<K, V> e : es) r.add(e.getKey());
        return r; }
    static <A, B, C> Function<A, C> comp(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
    static void swapAny(List<?> l) { swapHelper(l); }
    private static <T> void swapHelper(List<T> l) { T t = l.get(0);
        l.set(0, l.get(l.size() - 1));
        l.set(l.size() - 1, t); }
    static class Tree<T extends Comparable<T>> { T v;
        Tree<T> l, r;
        Tree(T v) { this.v = v; } void add(T x) { if (x.compareTo(v) < 0) { if (l == null) l = new Tree<>(x);
                else l.add(x); } else if (r == null) r = new Tree<>(x);
            else r.add(x); } <R> R fold(R z, BiFunction<R, T, R> f) { R a = l == null ? z : l.fold(z, f);
            a = f.apply(a, v);
            return r == null ? a : r.fold(a, f); } }
    public static void main(String[] args) { Stack2<Number> s = new Stack2<>();
        s.pushAll(List.of(1, 2, 3));
        s.pushAll(Set.of(4.5));
        List<Object> out = new ArrayList<>();
        for (Number n : s) System.out.print(n + " ");
        s.popAll(out);
        System.out.println(out);
        try { s.pop(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        System.out.println(new HtmlBuilder().add("a").tag("b").add("c").tag("d").sb);
        System.out.println(sum(List.of(1, 2.5, 3L)) + " " + max(List.of("x", "yy", "b")) + " " + max(Set.of(5)) + " " + keysByValue(Map.of("a", 3, "b", 1, "c", 2)) + " " + comp((String x) -> x.length(), x -> x * 1.5).apply("four"));
        List<String> l = new ArrayList<>(List.of("first", "mid", "last"));
        swapAny(l);
        System.out.println(l);
        Tree<String> t = new Tree<>("m");
        for (String x : "q d x b f z a".split(" ")) t.add(x);
        System.out.println(t.fold("", (a, b) -> a + b) + " " + t.<Integer>fold(0, (a, b) -> a * 2 + b.charAt(0)));
        Map<? super Integer, ? extends List<? extends Number>> w = new HashMap<Number, List<Integer>>(Map.of(1, List.of(2)));
        System.out.println(w.get(1).get(0).intValue());
        Supplier<? extends Comparable<?>> sup = () -> "cmp";
        System.out.println(sup.get()); }
}
