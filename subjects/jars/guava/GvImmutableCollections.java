// Exercises ImmutableList, ImmutableSet, ImmutableMap, ImmutableSortedMap/Set, ImmutableMultiset: order, builders, errors.
import com.google.common.collect.*;
import java.util.*;

public class GvImmutableCollections {
    public static void main(String[] args) {
        ImmutableList<Integer> l = ImmutableList.of(3, 1, 2);
        System.out.println(l + " " + l.reverse() + " " + l.subList(1, 3) + " " + l.indexOf(2) + " " + l.contains(9) + " " + l.equals(Arrays.asList(3, 1, 2)) + " " + l.hashCode() + " " + (ImmutableList.copyOf(l) == l) + " " + ImmutableList.sortedCopyOf(l));
        ImmutableSet<String> s = ImmutableSet.of("z", "a", "m", "a", "z");
        System.out.println(s + " " + s.size() + " " + s.contains("m") + " " + s.asList().get(1) + " " + s.equals(Set.of("a", "m", "z")));
        ImmutableMap<String, Integer> m = ImmutableMap.<String, Integer>builder().put("one", 1).put("two", 2).put("three", 3).putAll(Map.of("four", 4)).build();
        System.out.println(m + " " + m.get("two") + " " + m.keySet() + " " + m.values() + " " + m.entrySet().asList().get(0) + " " + m.getOrDefault("x", -1));
        try { ImmutableMap.of("k", 1, "k", 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { ImmutableList.of(1, null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { l.add(1); } catch (UnsupportedOperationException e) { System.out.println("immutable"); }
        ImmutableSortedMap<String, Integer> sm = ImmutableSortedMap.copyOf(m);
        System.out.println(sm + " " + sm.firstKey() + " " + sm.headMap("p") + " " + sm.descendingMap() + " " + sm.floorKey("oz"));
        ImmutableSortedSet<Integer> ss = ImmutableSortedSet.orderedBy(Comparator.<Integer>reverseOrder()).add(5, 1, 9, 5).build();
        System.out.println(ss + " " + ss.first() + " " + ss.headSet(5, true) + " " + ss.descendingSet() + " " + ss.lower(5));
        ImmutableMultiset<String> ms = ImmutableMultiset.of("b", "a", "b", "c", "b");
        System.out.println(ms + " " + ms.count("b") + " " + ms.elementSet() + " " + Multisets.copyHighestCountFirst(ms));
        ImmutableListMultimap<String, Integer> mm = ImmutableListMultimap.of("x", 1, "y", 2, "x", 3);
        System.out.println(mm + " " + mm.get("x") + " " + mm.inverse());
        ImmutableBiMap<String, Integer> bm = ImmutableBiMap.of("p", 1, "q", 2);
        System.out.println(bm.inverse() + " " + bm.inverse().get(2));
        ImmutableTable<String, String, Integer> t = ImmutableTable.<String, String, Integer>builder().put("r1", "c1", 1).put("r2", "c2", 2).build();
        System.out.println(t + " " + t.column("c2"));
        ImmutableList.Builder<Integer> b = ImmutableList.builder();
        for (int i = 0; i < 50; i++) b.add(i * i);
        long sum = 0;
        for (int x : b.build()) sum += x;
        System.out.println(sum + " " + b.build().size());
        System.out.println(java.util.stream.Stream.of("q", "r", "q").collect(ImmutableSet.toImmutableSet()) + " " + java.util.stream.Stream.of(1, 2).collect(ImmutableMap.toImmutableMap(x -> "k" + x, x -> x)));
        ImmutableSet.Builder<Integer> sb = ImmutableSet.builder();
        for (int i = 0; i < 100; i++) sb.add(i * 7 % 50);
        System.out.println(sb.build());
        ImmutableRangeSet<Integer> rs = ImmutableRangeSet.of(Range.closed(1, 5));
        System.out.println(rs.complement() + " " + ImmutableMap.copyOf(new TreeMap<>(m)).equals(m));
    }
}
