// Exercises ArrayListValuedHashMap, HashSetValuedHashMap, MultiMapUtils and views.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.multimap.*;

public class CcMultiValuedMaps {
    public static void main(String[] args) {
        ListValuedMap<String, Integer> m = new ArrayListValuedHashMap<>();
        m.put("a", 1); m.put("a", 2); m.put("a", 1); m.put("b", 5); m.putAll("c", Arrays.asList(7, 8, 9));
        System.out.println(m.size() + " " + m.get("a") + " " + m.get("zz") + " " + m.containsMapping("b", 5) + " " + m.containsValue(9) + " " + new TreeMap<>(m.asMap()));
        System.out.println(m.removeMapping("a", 1) + " " + m.get("a") + " " + m.remove("c") + " " + m.containsKey("c") + " " + m.size());
        m.get("new").add(42);
        m.get("a").add(0, 100);
        System.out.println(m.get("new") + " " + m.get("a") + " " + m.keys().getCount("a") + " " + new TreeSet<>(m.keySet()));
        m.get("new").clear(); System.out.println(m.containsKey("new") + " " + m.isEmpty());
        SetValuedMap<String, String> s = new HashSetValuedHashMap<>();
        System.out.println(s.put("k", "v") + " " + s.put("k", "v") + " " + s.put("k", "w") + " " + s.size() + " " + new TreeSet<>(s.get("k")));
        MapIterator<String, Integer> it = m.mapIterator();
        int sum = 0;
        while (it.hasNext()) { String k = it.next();
            sum += it.getValue() * k.length(); }
        System.out.println(sum);
        int entries = 0;
        for (Map.Entry<String, Integer> e : m.entries()) entries += e.getValue();
        System.out.println(entries + " " + m.values().size());
        MultiValuedMap<String, Integer> un = MultiMapUtils.unmodifiableMultiValuedMap(m);
        try { un.put("q", 1); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        try { un.get("a").add(3); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable values"); }
        System.out.println(MultiMapUtils.emptyIfNull(null).size() + " " + MultiMapUtils.isEmpty(m) + " " + MultiMapUtils.getValuesAsList(m, "a"));
        MultiValuedMap<String, Integer> tr = TransformedMultiValuedMap.transformingMap(new ArrayListValuedHashMap<String, Integer>(), String::toUpperCase, x -> x * 10);
        tr.put("up", 4);
        System.out.println(tr);
        ListValuedMap<Integer, Integer> div = new ArrayListValuedHashMap<>();
        for (int i = 1; i <= 60; i++) for (int d = 1; d <= 6; d++) if (i % d == 0) div.put(d, i);
        for (int d = 4; d <= 6; d++) System.out.println(d + " " + div.get(d));
        System.out.println(div.size() + " " + div.equals(new ArrayListValuedHashMap<>(div)));
    }
}
