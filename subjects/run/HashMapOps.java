// Exercises HashMap: collisions, resize, iteration order with String/Integer keys, compute family, views, null keys, treeified bins.
import java.util.*;

public class HashMapOps {
    record Bad(int v) implements Comparable<Bad> {
        @Override public int hashCode() { return 42; }
        @Override public int compareTo(Bad o) { return Integer.compare(v, o.v); }
    }

    public static void main(String[] args) {
        HashMap<String, Integer> m = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m + " " + m.size());
        System.out.println(m.put("the", 50) + " " + m.put("new", 1) + " " + m.get("none") + " " + m.getOrDefault("none", -1) + " " + m.putIfAbsent("the", 9) + " " + m.putIfAbsent("abs", 9));
        System.out.println(m.compute("fox", (k, v) -> v == null ? 100 : v + 100) + " " + m.compute("gone", (k, v) -> null) + " " + m.computeIfPresent("cat", (k, v) -> null) + " " + m.computeIfAbsent("len", String::length) + " " + m.containsKey("cat"));
        m.put(null, 0);
        System.out.println(m.get(null) + " " + m.containsKey(null) + " " + m.remove(null) + " " + m.remove("nope") + " " + m.remove("the", 51) + " " + m.remove("the", 50) + " " + m.replace("dog", 8) + " " + m.replace("dog", 8, 9));
        m.replaceAll((k, v) -> v * 2 + k.length());
        System.out.println(m);
        m.keySet().removeIf(k -> k.length() == 3);
        m.values().remove(17);
        for (Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator(); it.hasNext(); ) { var e = it.next();
            if (e.getKey().startsWith("j")) it.remove();
            else e.setValue(e.getValue() + 1); }
        System.out.println(m + " " + m.hashCode() + " " + m.keySet() + " " + m.values() + " " + m.containsValue(8));
        HashMap<Integer, String> n = new HashMap<>();
        for (int i = 0; i < 200; i += 13) n.put(i * i, "v" + i);
        System.out.println(n);
        HashMap<Bad, Integer> bad = new HashMap<>();
        for (int i = 0; i < 100; i++) bad.put(new Bad(i * 37 % 100), i);
        int s = 0;
        for (int i = 0; i < 100; i++) s = s * 7 + bad.get(new Bad(i));
        for (int i = 0; i < 95; i++) bad.remove(new Bad(i));
        System.out.println(s + " " + bad.size() + " " + bad.get(new Bad(97)) + " " + new TreeMap<>(bad));
        Map<Integer, Integer> big = new HashMap<>(4, 0.5f);
        for (int i = 0; i < 5000; i++) big.put(i * 31, i);
        long sum = 0;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) sum = sum * 17 + e.getKey() ^ e.getValue();
        System.out.println(sum + " " + big.size());
        System.out.println(new HashMap<>(m).equals(m) + " " + ((HashMap<?, ?>) m.clone()).equals(m) + " " + m.equals(new TreeMap<>(m)) + " " + Map.entry("k", 1) + " " + new AbstractMap.SimpleEntry<>("a", 2).hashCode());
        try { for (String k : m.keySet()) m.put(k + "x", 1); } catch (ConcurrentModificationException e) { System.out.println("CME"); }
        try { new HashMap<>(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        HashMap<Object, String> mixed = new HashMap<>();
        mixed.put(1, "int"); mixed.put(1L, "long"); mixed.put('1', "char"); mixed.put("1", "str"); mixed.put(1.0, "dbl"); mixed.put(true, "bool");
        System.out.println(mixed + " " + mixed.get(1) + mixed.get(1L) + mixed.get((short) 1));
    }
}
