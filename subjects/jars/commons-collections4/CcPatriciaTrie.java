// Exercises PatriciaTrie: prefix maps, ordering, sub maps, removal, unicode keys.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.trie.*;

public class CcPatriciaTrie {
    public static void main(String[] args) {
        PatriciaTrie<Integer> t = new PatriciaTrie<>();
        String[] words = {"romane", "romanus", "romulus", "rubens", "ruber", "rubicon", "rubicundus", "a", "ab", "abc", "", "zebra", "caf\u00e9", "\u4e2d\u6587"};
        for (int i = 0; i < words.length; i++) t.put(words[i], i);
        System.out.println(t.size() + " " + t);
        System.out.println(t.prefixMap("rub") + " " + t.prefixMap("rom").keySet() + " " + t.prefixMap("q") + " " + t.prefixMap("ab").size());
        System.out.println(t.firstKey().isEmpty() + " " + t.lastKey() + " " + t.nextKey("ruber") + " " + t.previousKey("ruber") + " " + t.get("romulus") + " " + t.get("rom") + " " + t.containsKey("abc"));
        System.out.println(t.headMap("b") + " " + t.tailMap("s") + " " + t.subMap("rom", "rubf"));
        System.out.println(t.select("ru").getValue() + " " + t.selectKey("romaneX") + " " + t.selectValue("rubic"));
        SortedMap<String, Integer> p = t.prefixMap("rub");
        p.remove("ruber"); p.put("rubble", 99);
        System.out.println(t.containsKey("ruber") + " " + t.get("rubble") + " " + p.firstKey() + " " + p.lastKey());
        try { p.put("other", 1); } catch (IllegalArgumentException e) { System.out.println("out of range"); }
        t.remove("a"); t.remove(""); t.remove("nothing");
        System.out.println(t.keySet() + " " + t.values());
        OrderedMapIterator<String, Integer> it = t.mapIterator();
        int sum = 0;
        while (it.hasNext()) { it.next();
            sum = sum * 3 + it.getValue();
            it.setValue(it.getValue() + 1); }
        System.out.println(sum + " " + t.get("zebra"));
        PatriciaTrie<Integer> big = new PatriciaTrie<>(); long h = 7;
        for (int i = 0; i < 400; i++) { h = h * 6364136223846793005L + 1; big.put(Long.toString(h >>> 44, 36), i); }
        String prev = "";
        boolean sorted = true;
        for (String k : big.keySet()) { if (k.compareTo(prev) < 0) sorted = false;
            prev = k; }
        System.out.println(big.size() + " " + sorted + " " + big.prefixMap("a") + " " + big.lastKey());
        Trie<String, Integer> un = UnmodifiableTrie.unmodifiableTrie(t);
        try { un.clear(); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable trie"); }
    }
}
