// A small text statistics program over several commons-collections4 structures together.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.TreeBag;
import org.apache.commons.collections4.bidimap.TreeBidiMap;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.ArrayListValuedHashMap;
import org.apache.commons.collections4.trie.PatriciaTrie;

public class CcWordStatistics {
    public static void main(String[] args) {
        String text = "it was the best of times it was the worst of times it was the age of wisdom it was the age of foolishness it was the epoch of belief it was the epoch of incredulity it was the season of light it was the season of darkness it was the spring of hope it was the winter of despair";
        String[] words = text.split(" ");
        SortedBag<String> bag = new TreeBag<>(Arrays.asList(words));
        PatriciaTrie<Integer> trie = new PatriciaTrie<>();
        TreeBidiMap<String, Integer> ids = new TreeBidiMap<>();
        ListValuedMap<Integer, String> byLen = new ArrayListValuedHashMap<>();
        LRUMap<String, Integer> recent = new LRUMap<>(8);
        for (int i = 0; i < words.length; i++) { trie.put(words[i], bag.getCount(words[i]));
            if (!ids.containsKey(words[i])) { ids.put(words[i], ids.size());
                byLen.put(words[i].length(), words[i]); }
            recent.put(words[i], i); }
        System.out.println(bag.size() + " " + bag.uniqueSet().size() + " " + bag.first() + " " + bag.last());
        for (String w : bag.uniqueSet()) System.out.print(w + ":" + bag.getCount(w) + "/" + ids.get(w) + " ");
        System.out.println();
        for (int id = 0; id < ids.size(); id++) System.out.print(ids.getKey(id) + " ");
        System.out.println();
        System.out.println(trie.prefixMap("w") + " " + trie.prefixMap("be") + " " + trie.prefixMap("s"));
        for (int len : new TreeSet<>(byLen.keySet())) System.out.println(len + " " + byLen.get(len));
        System.out.println(recent);
        LinkedMap<String, Integer> first = new LinkedMap<>();
        for (String w : words) if (!first.containsKey(w)) first.put(w, first.size());
        System.out.println(first.firstKey() + " " + first.lastKey() + " " + first.get(5) + " " + first.indexOf("hope"));
        System.out.println(ListUtils.longestCommonSubsequence(Arrays.asList(words).subList(0, 12), Arrays.asList(words).subList(12, 24)));
        System.out.println(IterableUtils.toList(IterableUtils.filteredIterable(ids.keySet(), w -> w.length() > 6)));
    }
}
