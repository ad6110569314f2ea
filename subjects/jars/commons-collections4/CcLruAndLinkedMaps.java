// Exercises LRUMap, LinkedMap, HashedMap, ListOrderedMap, Flat3Map, CaseInsensitiveMap and PassiveExpiringMap-free ones.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.map.*;

public class CcLruAndLinkedMaps {
    public static void main(String[] args) {
        LRUMap<String, Integer> l = new LRUMap<>(3);
        l.put("a", 1); l.put("b", 2); l.put("c", 3); l.get("a"); l.put("d", 4);
        System.out.println(l + " " + l.isFull() + " " + l.maxSize() + " " + l.firstKey() + " " + l.lastKey() + " " + l.containsKey("b") + " " + l.get("c", false) + " " + l);
        for (int i = 0; i < 200; i++) { l.put("k" + i % 7, i); l.get("k" + i % 3); }
        System.out.println(l);
        LinkedMap<String, Integer> m = new LinkedMap<>(); for (String s : "the quick brown fox".split(" ")) m.put(s, s.length());
        System.out.println(m + " " + m.get(2) + " " + m.getValue(1) + " " + m.indexOf("fox") + " " + m.nextKey("quick") + " " + m.previousKey("quick") + " " + m.remove(0) + " " + m.asList());
        HashedMap<String, Integer> h = new HashedMap<>();
        for (int i = 0; i < 100; i++) h.put("key" + i, i);
        int sum = 0;
        MapIterator<String, Integer> it = h.mapIterator();
        while (it.hasNext()) { it.next();
            sum += it.getValue();
            if (it.getValue() % 2 == 0) it.remove(); }
        System.out.println(sum + " " + h.size() + " " + h.get("key51") + " " + h.get("key50"));
        ListOrderedMap<String, Integer> o = ListOrderedMap.listOrderedMap(new HashMap<>());
        o.put("z", 26);
        o.put("a", 1);
        o.put(1, "m", 13);
        o.setValue(0, 260);
        System.out.println(o + " " + o.get(1) + " " + o.indexOf("a") + " " + o.keyList() + " " + o.valueList() + " " + o.firstKey());
        Flat3Map<String, Integer> f = new Flat3Map<>();
        for (String s : new String[]{"x", "y", "z"}) f.put(s, s.hashCode());
        System.out.println(f + " " + f.size() + " " + f.remove("y") + " " + f);
        f.put("p", 1);
        f.put("q", 2);
        f.put("r", 3);
        System.out.println(f.size() + " " + new TreeMap<>(f));
        CaseInsensitiveMap<String, Integer> ci = new CaseInsensitiveMap<>();
        ci.put("One", 1);
        ci.put("ONE", 11);
        ci.put("two", 2);
        System.out.println(ci.get("oNe") + " " + ci.size() + " " + new TreeMap<>(ci) + " " + ci.containsKey("TWO") + " " + ci.remove("Two"));
        MultiKeyMap<String, Integer> mk = new MultiKeyMap<>();
        mk.put("a", "b", 1);
        mk.put("a", "c", 2);
        mk.put("x", "y", "z", 3);
        System.out.println(mk.get("a", "b") + " " + mk.get("x", "y", "z") + " " + mk.containsKey("a", "z") + " " + mk.size() + " " + mk.removeMultiKey("a", "c") + " " + mk.size());
        Map<String, Integer> def = DefaultedMap.defaultedMap(new HashMap<String, Integer>(), -1);
        System.out.println(def.get("none") + " " + def.size());
        Map<String, List<String>> lazy = LazyMap.lazyMap(new TreeMap<String, List<String>>(), () -> new ArrayList<>());
        lazy.get("k").add("v");
        lazy.get("k").add("w");
        System.out.println(lazy);
        Map<String, Integer> fix = FixedSizeMap.fixedSizeMap(new TreeMap<>(Map.of("a", 1)));
        fix.put("a", 2);
        try { fix.put("b", 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage() + fix); }
        SingletonMap<String, Integer> sm = new SingletonMap<>("only", 1);
        sm.setValue(5);
        System.out.println(sm + " " + sm.isFull());
        CompositeMap<String, Integer> cm = new CompositeMap<>(new TreeMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("b", 2)));
        System.out.println(cm.get("b") + " " + cm.size() + " " + cm.containsValue(1));
        StaticBucketMapTest.run();
    }
    static class StaticBucketMapTest { static void run() { StaticBucketMap<String, Integer> s = new StaticBucketMap<>(7);
            for (int i = 0; i < 20; i++) s.put("s" + i, i);
            System.out.println(s.size() + " " + s.get("s13") + " " + s.remove("s3") + " " + s.containsValue(3)); } }
}
