// Exercises LinkedHashMap insertion order, access order, removeEldestEntry, and LinkedHashSet.
import java.util.*;

public class LinkedHashMapOrder {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int cap; int evicted;
        Lru(int cap) { super(16, 0.75f, true); this.cap = cap; }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) { boolean r = size() > cap;
            if (r) { evicted++;
                System.out.println("evict " + e); }
            return r; }
    }

    public static void main(String[] args) {
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        for (String s : new String[]{"zeta", "alpha", "mid", "zeta", "beta"}) m.put(s, s.length());
        System.out.println(m);
        m.remove("alpha"); m.put("alpha", 1); m.put("mid", 99);
        System.out.println(m + " " + m.keySet() + " " + m.values());
        Lru<String, Integer> l = new Lru<>(3);
        l.put("a", 1); l.put("b", 2); l.put("c", 3);
        l.get("a"); l.put("d", 4); l.getOrDefault("c", 0); l.putIfAbsent("a", 5);
        System.out.println(l);
        l.merge("x", 1, Integer::sum); l.compute("a", (k, v) -> v == null ? 7 : v + 1); l.containsKey("x"); l.replace("x", 9);
        System.out.println(l + " evicted " + l.evicted);
        StringBuilder sb = new StringBuilder();
        l.forEach((k, v) -> sb.append(k).append(v).append(' '));
        System.out.println(sb);
        try { for (String k : l.keySet()) l.get(k); } catch (ConcurrentModificationException e) { System.out.println("CME: get reorders"); }
        LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(5, 3, 9, 3 + 1));
        set.add(3); set.remove(9); set.add(9); set.addAll(List.of(100, 5, 50));
        System.out.println(set + " " + set.contains(50) + " " + set.size() + " " + set.hashCode());
        Iterator<Integer> it = set.iterator();
        it.next(); it.remove();
        System.out.println(set);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() * 2);
        System.out.println(m + " " + m.equals(new HashMap<>(m)) + " " + new LinkedHashMap<>(m).entrySet().iterator().next());
        m.entrySet().removeIf(e -> e.getValue() > 100);
        System.out.println(m);
    }
}
