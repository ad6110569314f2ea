// Exercises TreeMap navigation, sub map views, descending views, pollFirst, comparators and bounds errors.
import java.util.*;

public class TreeMapNavigation {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 1; i <= 20; i++) m.put(i * 37 % 101, "v" + i);
        System.out.println(m);
        System.out.println(m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.lastEntry());
        for (int k : new int[]{0, 7, 37, 38, 101}) System.out.println(k + ": floor " + m.floorKey(k) + " ceil " + m.ceilingKey(k) + " lower " + m.lowerEntry(k) + " higher " + m.higherKey(k));
        System.out.println(m.headMap(30) + " " + m.headMap(37, true).size() + " " + m.tailMap(90) + " " + m.tailMap(37, false).firstKey() + " " + m.subMap(20, 50) + " " + m.subMap(20, false, 74, true).lastKey());
        NavigableMap<Integer, String> d = m.descendingMap();
        System.out.println(d.firstKey() + " " + d.headMap(60) + " " + d.ceilingKey(50) + " " + m.descendingKeySet());
        SortedMap<Integer, String> sub = m.subMap(10, 60);
        sub.put(15, "added");
        sub.remove(37);
        System.out.println(m.get(15) + " " + m.containsKey(37) + " " + sub.size() + " " + sub);
        try { sub.put(60, "out"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { m.subMap(5, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        sub.clear();
        System.out.println(m + " " + m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.size());
        try { m.put(null, "x"); } catch (NullPointerException e) { System.out.println("null key"); }
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("b", 1); ci.put("A", 2); ci.put("B", 3); ci.put("a", 4); ci.put("C", 5);
        System.out.println(ci + " " + ci.get("c") + " " + ci.comparator().compare("x", "X"));
        TreeMap<String, Integer> rev = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        rev.putAll(Map.of("x", 1, "yy", 2, "zz", 3, "www", 4, "", 5));
        System.out.println(rev + " " + rev.headMap("zz") + " " + rev.firstKey().isEmpty());
        rev.merge("x", 10, Integer::sum);
        rev.computeIfAbsent("new", String::length);
        rev.computeIfPresent("yy", (k, v) -> null);
        rev.replaceAll((k, v) -> v + 1);
        System.out.println(rev);
        try { new TreeMap<Object, String>().put(new Object(), "x"); } catch (ClassCastException e) { System.out.println("not comparable"); }
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 2000; i++) big.put(i * 7919 % 2003, i);
        for (int i = 0; i < 2000; i += 3) big.remove(i);
        long h = 0;
        for (var e : big.entrySet()) h = h * 31 + e.getKey() * 3 + e.getValue();
        System.out.println(big.size() + " " + h + " " + big.headMap(1000).size() + " " + big.ceilingEntry(999));
        Iterator<Integer> it = big.keySet().iterator();
        it.next(); it.remove();
        System.out.println(big.firstKey() + " " + new TreeMap<>(big).equals(big));
        System.out.println(m.entrySet().iterator().next().getClass() != null ? "entry " + m.firstEntry().getKey() : "");
        try { m.firstEntry().setValue("immutable"); } catch (UnsupportedOperationException e) { System.out.println("snapshot entry"); }
    }
}
