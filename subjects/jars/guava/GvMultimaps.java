// Exercises ArrayListMultimap, LinkedHashMultimap, TreeMultimap, LinkedListMultimap, Multimaps.index/invert and views.
import com.google.common.collect.*;
import java.util.*;

public class GvMultimaps {
    public static void main(String[] args) {
        ListMultimap<String, Integer> a = ArrayListMultimap.create();
        a.put("x", 1);
        a.put("x", 2);
        a.put("y", 3);
        a.put("x", 1);
        System.out.println(a + " " + a.size() + " " + a.get("x") + " " + a.get("none") + " " + a.containsEntry("x", 2) + " " + a.keys().count("x") + " " + a.asMap());
        a.remove("x", 1);
        a.get("y").add(30);
        a.get("new").addAll(List.of(7, 8));
        System.out.println(a + " " + a.removeAll("y") + " " + a.keySet() + " " + a.replaceValues("x", List.of(9)) + " " + a);
        SetMultimap<String, Integer> h = LinkedHashMultimap.create();
        System.out.println(h.put("k", 2) + " " + h.put("k", 2) + " " + h.put("j", 1) + " " + h.put("k", 1) + " " + h + " " + h.entries());
        TreeMultimap<String, Integer> t = TreeMultimap.create(Comparator.reverseOrder(), Comparator.naturalOrder());
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) { t.put(w, w.length());
            t.put(w.substring(0, 1), (int) w.charAt(0)); }
        System.out.println(t + " " + t.get("t").first() + " " + t.keySet().first() + " " + t.asMap().headMap("o"));
        LinkedListMultimap<String, Integer> ll = LinkedListMultimap.create();
        ll.put("a", 1);
        ll.put("b", 2);
        ll.put("a", 3);
        System.out.println(ll.entries() + " " + ll.values() + " " + ll.keys());
        ll.replaceValues("a", List.of(10, 20, 30));
        System.out.println(ll.entries());
        ImmutableListMultimap<Integer, String> idx = Multimaps.index(List.of("one", "two", "three", "four", "five"), String::length);
        System.out.println(idx + " " + Multimaps.invertFrom(idx, TreeMultimap.create()) + " " + Multimaps.transformValues(idx, String::toUpperCase) + " " + Multimaps.filterKeys(idx, k -> k > 3) + " " + Multimaps.forMap(new TreeMap<>(Map.of("p", 1))));
        ListMultimap<String, String> cust = MultimapBuilder.treeKeys().arrayListValues().build();
        cust.put("z", "1");
        cust.put("a", "2");
        System.out.println(cust + " " + Multimaps.asMap(cust).get("z"));
        try { Multimaps.unmodifiableListMultimap(cust).put("q", "x"); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        Iterator<Map.Entry<String, Integer>> it = h.entries().iterator();
        it.next();
        it.remove();
        System.out.println(h + " " + h.equals(LinkedHashMultimap.create(h)) + " " + h.hashCode());
        HashMultimap<Integer, Integer> hm = HashMultimap.create();
        for (int i = 1; i < 200; i++) hm.put(i % 10, i * i % 17);
        int sum = 0;
        for (var e : hm.entries()) sum += e.getKey() * 100 + e.getValue();
        System.out.println(hm.size() + " " + sum + " " + new TreeSet<>(hm.get(3)));
        Map<String, Collection<Integer>> view = a.asMap();
        view.get("x").add(99);
        view.remove("new");
        System.out.println(a + " " + a.entries().iterator().next().getValue());
        System.out.println("" + java.util.stream.Stream.of("aa", "b", "cc").collect(Multimaps.toMultimap(String::length, s -> s, () -> TreeMultimap.<Integer, String>create())));
    }
}
