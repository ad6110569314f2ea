// Exercises HashMultiset, TreeMultiset, LinkedHashMultiset, EnumMultiset and Multisets algebra.
import com.google.common.collect.*;
import java.util.*;

public class GvMultisets {
    enum C { R, G, B }
    public static void main(String[] args) {
        Multiset<String> m = LinkedHashMultiset.create(List.of("b", "a", "b", "c", "b"));
        System.out.println(m + " " + m.size() + " " + m.count("b") + " " + m.elementSet() + " " + m.entrySet() + " " + m.add("a", 4) + " " + m.remove("b", 2) + " " + m.setCount("c", 0) + " " + m + " " + m.contains("c"));
        TreeMultiset<Integer> t = TreeMultiset.create(List.of(5, 1, 3, 3, 9, 5, 5));
        System.out.println(t + " " + t.firstEntry() + " " + t.lastEntry() + " " + t.headMultiset(5, BoundType.OPEN) + " " + t.tailMultiset(5, BoundType.CLOSED).size() + " " + t.subMultiset(2, BoundType.OPEN, 9, BoundType.OPEN) + " " + t.descendingMultiset() + " " + t.pollFirstEntry() + " " + t.elementSet().higher(3));
        for (int i = 0; i < 300; i++) t.add(i * 13 % 37, i % 3 + 1);
        for (int i = 0; i < 37; i += 2) t.remove(i, 5);
        System.out.println(t.size() + " " + t.entrySet().size() + " " + t.count(7) + " " + t.headMultiset(10, BoundType.CLOSED).size() + " " + t.hashCode());
        Multiset<Integer> a = HashMultiset.create(List.of(1, 1, 2, 3)), b = HashMultiset.create(List.of(1, 2, 2, 4));
        System.out.println(TreeMultiset.create(Multisets.union(a, b)) + " " + TreeMultiset.create(Multisets.intersection(a, b)) + " " + TreeMultiset.create(Multisets.sum(a, b)) + " " + TreeMultiset.create(Multisets.difference(a, b)) + " " + Multisets.containsOccurrences(a, HashMultiset.create(List.of(1, 1))) + " " + Multisets.retainOccurrences(a, b) + " " + TreeMultiset.create(a) + " " + a.equals(HashMultiset.create(List.of(2, 1))));
        EnumMultiset<C> e = EnumMultiset.create(List.of(C.B, C.R, C.B));
        e.add(C.G, 7);
        System.out.println(e + " " + Multisets.copyHighestCountFirst(e) + " " + e.count(C.R) + " " + e.remove(C.B) + " " + e);
        ConcurrentHashMultiset<String> ch = ConcurrentHashMultiset.create(List.of("q", "q"));
        ch.add("q");
        ch.removeExactly("q", 2);
        System.out.println(ch + " " + ch.removeExactly("q", 5));
        Multiset.Entry<String> en = Multisets.immutableEntry("el", 3);
        System.out.println(en + " " + en.getCount() + " " + en.hashCode());
        try { m.add("x", -1); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        try { Multisets.unmodifiableMultiset(m).clear(); } catch (UnsupportedOperationException x) { System.out.println("unmodifiable"); }
        Iterator<String> it = m.iterator();
        while (it.hasNext()) if (it.next().equals("a")) it.remove();
        System.out.println(m);
        m.forEachEntry((x, n) -> System.out.print(x + "x" + n + " "));
        System.out.println(Multisets.filter(t, x -> x > 33));
        System.out.println("" + "mississippi".chars().mapToObj(c -> (char) c).collect(Multisets.toMultiset(x -> x, x -> 1, () -> TreeMultiset.<Character>create())));
    }
}
