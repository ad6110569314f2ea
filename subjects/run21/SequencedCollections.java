// Exercises the SequencedCollection, SequencedSet and SequencedMap methods on lists, deques, linked and tree collections.
import java.util.*;

public class SequencedCollections {
    static void coll(SequencedCollection<String> c) {
        System.out.println(c.getFirst() + " " + c.getLast() + " " + c.reversed() + " " + c.reversed().getFirst());
        try { c.addFirst("front");
            c.addLast("back");
            System.out.println(c); } catch (UnsupportedOperationException e) { System.out.println("no positional add"); }
        try { System.out.println(c.removeFirst() + " " + c.removeLast() + " " + c); } catch (UnsupportedOperationException e) { System.out.println("no removal"); }
    }
    public static void main(String[] args) {
        coll(new ArrayList<>(List.of("a", "b", "c")));
        coll(new LinkedList<>(List.of("a", "b", "c")));
        coll(new ArrayDeque<>(List.of("a", "b", "c")));
        coll(new LinkedHashSet<>(List.of("a", "b", "c")));
        coll(new TreeSet<>(List.of("c", "b", "a")));
        coll(List.of("x", "y"));
        coll(Collections.unmodifiableList(new ArrayList<>(List.of("u", "v"))));
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> r = l.reversed();
        r.add(0);
        r.set(0, 40);
        l.add(5);
        System.out.println(l + " " + r + " " + r.subList(1, 3) + " " + r.indexOf(40) + " " + (r.reversed() == l));
        StringBuilder sb = new StringBuilder();
        for (int x : r) sb.append(x).append(' ');
        r.removeIf(x -> x % 2 == 0);
        System.out.println(sb + " " + l + " " + r.stream().map(x -> x * 10).toList());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>(); m.put("b", 2); m.put("c", 3); m.putFirst("a", 1); m.putLast("b", 22);
        System.out.println(m + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast() + " " + m.sequencedEntrySet().getFirst());
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m); m.reversed().put("z", 26); System.out.println(m);
        TreeMap<Integer, String> t = new TreeMap<>(Map.of(1, "x", 2, "y"));
        System.out.println(t.reversed() + " " + t.sequencedKeySet().getLast());
        try { t.putFirst(0, "q"); } catch (UnsupportedOperationException e) { System.out.println("tree putFirst"); }
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2, 3)); s.addFirst(3); s.addLast(1); System.out.println(s + " " + s.reversed());
        try { new ArrayList<>().getFirst(); } catch (NoSuchElementException e) { System.out.println("empty getFirst"); }
        try { new LinkedHashSet<>().removeLast(); } catch (NoSuchElementException e) { System.out.println("empty removeLast"); }
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3));
        System.out.println(d.reversed().peekFirst() + " " + new ArrayList<>(d.reversed()) + " " + Collections.unmodifiableSequencedCollection(d));
    }
}
