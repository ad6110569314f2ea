// Exercises user subclasses of AbstractList, AbstractSet, AbstractMap, AbstractQueue and Iterable-based inherited behaviour.
import java.util.*;

public class AbstractCollectionsOwn {
    static class RangeList extends AbstractList<Integer> implements RandomAccess { final int lo, hi;
        RangeList(int lo, int hi) { this.lo = lo;
            this.hi = hi; }
        public Integer get(int i) { Objects.checkIndex(i, size());
            return lo + i; }
        public int size() { return hi - lo; } }
    static class BitsSet extends AbstractSet<Integer> { int bits;
        public boolean add(Integer i) { int o = bits;
            bits |= 1 << i;
            return o != bits; }
        public boolean contains(Object o) { return o instanceof Integer i && (bits >> i & 1) == 1; }
        public Iterator<Integer> iterator() { return new Iterator<>() { int left = bits, last = -1;
                public boolean hasNext() { return left != 0; }
                public Integer next() { if (left == 0) throw new NoSuchElementException();
                    last = Integer.numberOfTrailingZeros(left);
                    left &= left - 1;
                    return last; }
                public void remove() { if (last < 0) throw new IllegalStateException();
                    bits &= ~(1 << last);
                    last = -1; } }; }
        public int size() { return Integer.bitCount(bits); } }
    static class ArrMap<V> extends AbstractMap<String, V> { final List<Map.Entry<String, V>> es = new ArrayList<>();
        public V put(String k, V v) { for (Map.Entry<String, V> e : es) if (e.getKey().equals(k)) return e.setValue(v);
            es.add(new SimpleEntry<>(k, v));
            return null; }
        public Set<Map.Entry<String, V>> entrySet() { return new AbstractSet<>() { public Iterator<Map.Entry<String, V>> iterator() { return es.iterator(); }
                public int size() { return es.size(); } }; } }
    static class Ring extends AbstractQueue<Integer> { final int[] a = new int[3];
        int head, n;
        public boolean offer(Integer x) { if (n == 3) return false;
            a[(head + n++) % 3] = x;
            return true; }
        public Integer poll() { if (n == 0) return null;
            int v = a[head];
            head = (head + 1) % 3;
            n--;
            return v; }
        public Integer peek() { return n == 0 ? null : a[head]; }
        public int size() { return n; }
        public Iterator<Integer> iterator() { List<Integer> l = new ArrayList<>();
            for (int i = 0; i < n; i++) l.add(a[(head + i) % 3]);
            return l.iterator(); } }
    static class Lower extends ArrayList<String> { @Override public boolean add(String s) { return super.add(s.toLowerCase(Locale.ROOT)); }
        int adds;
        @Override public boolean addAll(Collection<? extends String> c) { adds += c.size();
            return super.addAll(c); } }
    public static void main(String[] args) { RangeList r = new RangeList(5, 12);
        System.out.println(r + " " + r.contains(8) + " " + r.indexOf(11) + " " + r.subList(2, 5) + " " + r.hashCode() + " " + r.equals(List.of(5, 6, 7, 8, 9, 10, 11)) + " " + new ArrayList<>(r).size() + " " + Collections.max(r) + " " + r.stream().mapToInt(x -> x).sum() + " " + Arrays.toString(r.toArray()));
        try { r.add(1); } catch (UnsupportedOperationException e) { System.out.println("no add"); }
        try { r.get(7); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { r.subList(3, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        ListIterator<Integer> li = r.listIterator(7);
        StringBuilder sb = new StringBuilder();
        while (li.hasPrevious()) sb.append(li.previous()).append(' ');
        System.out.println(sb);
        BitsSet s = new BitsSet();
        s.addAll(List.of(3, 1, 9, 3));
        System.out.println(s + " " + s.size() + " " + s.remove(1) + " " + s + " " + s.equals(Set.of(3, 9)) + " " + s.hashCode() + " " + s.retainAll(List.of(9)) + " " + s + " " + s.containsAll(List.of(9)));
        s.clear();
        System.out.println(s.isEmpty());
        ArrMap<Integer> m = new ArrMap<>();
        m.put("x", 1);
        m.put("y", 2);
        m.put("x", 3);
        System.out.println(m + " " + m.get("x") + " " + m.size() + " " + m.containsKey("z") + " " + m.containsValue(2) + " " + m.keySet() + " " + m.values() + " " + m.equals(Map.of("x", 3, "y", 2)) + " " + m.hashCode() + " " + m.remove("x") + " " + m + " " + m.getOrDefault("q", 9) + " " + m.merge("y", 5, Integer::sum) + " " + m.computeIfAbsent("n", String::length) + " " + m);
        Ring q = new Ring();
        q.add(1);
        q.add(2);
        q.add(3);
        try { q.add(4); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println(q.remove() + " " + q.offer(4) + " " + q + " " + q.element() + " " + q.contains(4));
        q.clear();
        try { q.element(); } catch (NoSuchElementException e) { System.out.println("empty"); }
        Lower w = new Lower();
        w.add("ABC");
        w.addAll(List.of("DEF"));
        Collections.addAll(w, "GHI");
        System.out.println(w + " " + w.adds); }
}
