// Exercises HashBag and TreeBag: counts, algebra, unique sets, iteration with removal.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.*;

public class CcBags {
    public static void main(String[] args) {
        Bag<String> b = new HashBag<>();
        b.add("a", 3); b.add("b"); b.add("c", 2); b.add("a");
        System.out.println(b.size() + " " + b.getCount("a") + " " + b.getCount("z") + " " + new TreeSet<>(b.uniqueSet()) + " " + b.contains("b"));
        System.out.println(b.remove("a", 2) + " " + b.getCount("a") + " " + b.remove("c") + " " + b.getCount("c") + " " + b.remove("zz", 1));
        TreeBag<String> t = new TreeBag<>(Arrays.asList("pear", "apple", "fig", "apple", "fig", "apple"));
        System.out.println(t + " " + t.first() + " " + t.last() + " " + t.getCount("apple"));
        StringBuilder sb = new StringBuilder();
        for (Iterator<String> it = t.iterator(); it.hasNext(); ) { String s = it.next(); sb.append(s).append(' '); if (s.equals("fig")) it.remove(); }
        System.out.println(sb + "| " + t);
        System.out.println(t.containsAll(Arrays.asList("apple", "apple")) + " " + t.containsAll(Arrays.asList("apple", "apple", "apple", "apple")));
        t.retainAll(Arrays.asList("apple", "apple", "pear", "q"));
        System.out.println(t + " " + t.size());
        t.removeAll(Arrays.asList("apple"));
        System.out.println(t);
        Bag<Integer> x = new TreeBag<>(Arrays.asList(3, 1, 2, 3)), y = new HashBag<>(Arrays.asList(1, 2, 3, 3));
        System.out.println(x.equals(y) + " " + (x.hashCode() == y.hashCode()) + " " + Arrays.toString(x.toArray(new Integer[0])));
        Bag<Integer> un = UnmodifiableBag.unmodifiableBag(x);
        try { un.add(5); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        Bag<String> pred = PredicatedBag.predicatedBag(new HashBag<String>(), s -> s.length() < 4);
        pred.add("ok");
        try { pred.add("too long"); } catch (IllegalArgumentException e) { System.out.println("rejected " + pred); }
        Bag<Integer> cb = CollectionBag.collectionBag(new HashBag<>(Arrays.asList(1, 1, 2)));
        System.out.println(cb.remove(1) + " " + cb.size() + " " + BagUtils.emptyBag().size());
        MultiSet<String> ms = new org.apache.commons.collections4.multiset.HashMultiSet<>(Arrays.asList("p", "q", "p"));
        ms.setCount("q", 5);
        System.out.println(ms.size() + " " + ms.getCount("p") + " " + ms.getCount("q") + " " + new TreeSet<>(ms.uniqueSet()));
    }
}
