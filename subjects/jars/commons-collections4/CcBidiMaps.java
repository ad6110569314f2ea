// Exercises DualHashBidiMap, DualTreeBidiMap, TreeBidiMap, DualLinkedHashBidiMap and their inverses.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bidimap.*;

public class CcBidiMaps {
    static void exercise(BidiMap<String, Integer> m) {
        m.put("one", 1); m.put("two", 2); m.put("three", 3);
        System.out.println(m.getClass().getSimpleName() + " " + new TreeMap<>(m) + " " + m.getKey(2) + " " + m.inverseBidiMap().get(3));
        m.put("uno", 1);
        System.out.println(new TreeMap<>(m) + " " + m.containsKey("one") + " " + m.getKey(1) + " " + m.size());
        System.out.println(m.removeValue(2) + " " + m.remove("three") + " " + m);
        m.inverseBidiMap().put(9, "nine");
        System.out.println(new TreeMap<>(m) + " " + m.inverseBidiMap().inverseBidiMap().equals(m));
        MapIterator<String, Integer> it = m.mapIterator();
        int sum = 0;
        while (it.hasNext()) { String k = it.next(); sum += it.getValue() * 10 + k.length(); if (k.equals("nine")) it.remove(); }
        System.out.println(sum + " " + m);
    }
    public static void main(String[] args) {
        exercise(new DualHashBidiMap<>());
        exercise(new DualTreeBidiMap<>());
        exercise(new DualLinkedHashBidiMap<>());
        exercise(new TreeBidiMap<>());
        TreeBidiMap<Integer, String> t = new TreeBidiMap<>();
        for (int i = 0; i < 40; i++) t.put(i * 17 % 41, "v" + (char) ('A' + i % 26) + i);
        System.out.println(t.firstKey() + " " + t.lastKey() + " " + t.nextKey(10) + " " + t.previousKey(10) + " " + t.size());
        System.out.println(t);
        System.out.println(t.inverseBidiMap());
        OrderedMapIterator<Integer, String> oi = t.mapIterator();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 5; i++) sb.append(oi.next()).append('=').append(oi.getValue()).append(' ');
        sb.append("back ").append(oi.previous());
        System.out.println(sb);
        DualTreeBidiMap<String, Integer> d = new DualTreeBidiMap<>(Comparator.reverseOrder(), Comparator.<Integer>naturalOrder());
        d.put("x", 5); d.put("y", 4); d.put("z", 3);
        System.out.println(d + " " + d.inverseSortedBidiMap() + " " + d.headMap("x") + " " + d.firstKey());
        try { t.put(null, "x"); } catch (NullPointerException e) { System.out.println("null rejected"); }
        BidiMap<String, Integer> un = UnmodifiableBidiMap.unmodifiableBidiMap(d);
        try { un.put("q", 1); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
    }
}
