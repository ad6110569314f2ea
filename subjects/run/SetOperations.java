// Exercises TreeSet navigation and HashSet algebra, plus equality between set kinds.
import java.util.*;

public class SetOperations {
    public static void main(String[] args) {
        TreeSet<Integer> t = new TreeSet<>(List.of(50, 20, 80, 10, 30, 70, 90));
        System.out.println(t + " " + t.first() + " " + t.last() + " " + t.floor(55) + " " + t.ceiling(55) + " " + t.lower(10) + " " + t.higher(90));
        System.out.println(t.headSet(50) + " " + t.headSet(50, true) + " " + t.tailSet(70) + " " + t.subSet(20, 80) + " " + t.subSet(20, false, 80, true) + " " + t.descendingSet());
        NavigableSet<Integer> view = t.subSet(20, true, 80, true);
        view.add(55); t.add(25); view.remove(30);
        System.out.println(view + " " + view.size() + " " + view.pollFirst() + " " + t);
        try { view.add(100); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(t.pollFirst() + " " + t.pollLast() + " " + t.add(55) + " " + t.remove(12345));
        Iterator<Integer> di = t.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (di.hasNext()) { int v = di.next(); sb.append(v).append(' '); if (v == 55) di.remove(); }
        System.out.println(sb + " " + t);
        Set<String> a = new HashSet<>(Arrays.asList("x", "y", "z", "x")), b = new TreeSet<>(List.of("y", "z", "w"));
        Set<String> u = new TreeSet<>(a); u.addAll(b);
        Set<String> i = new TreeSet<>(a); i.retainAll(b);
        Set<String> d = new TreeSet<>(a); d.removeAll(b);
        System.out.println(u + " " + i + " " + d + " " + a.containsAll(i) + " " + a.equals(new LinkedHashSet<>(List.of("z", "y", "x"))) + " " + a.hashCode());
        System.out.println(a.add("x") + " " + a.add("q") + " " + a.remove("y") + " " + a + " " + a.contains(null) + " " + a.add(null) + " " + a.size());
        Set<Integer> hs = new HashSet<>();
        for (int k = 100; k > 0; k -= 7) hs.add(k);
        System.out.println(hs);
        hs.removeIf(k -> k % 2 == 0);
        System.out.println(hs + " " + Collections.max(hs) + " " + Collections.min(hs));
        TreeSet<String> len = new TreeSet<>(Comparator.comparing(String::length));
        System.out.println(len.add("aa") + " " + len.add("bb") + " " + len.add("c") + " " + len + " " + len.contains("zz"));
        System.out.println(Collections.disjoint(List.of(1, 2), Set.of(3)) + " " + Set.of(1, 2, 3).containsAll(List.of(3, 1)) + " " + Set.copyOf(List.of(1, 1)).size());
        try { Set.of(1, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { new TreeSet<>(List.of("s")).first().compareTo(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { new TreeSet<Integer>().first(); } catch (NoSuchElementException e) { System.out.println("empty first " + e.getMessage()); }
    }
}
