// Exercises ListOrderedSet, CompositeSet, CompositeCollection, MapBackedSet, TransformedSet and key/value holders.
import java.util.*;
import org.apache.commons.collections4.collection.*;
import org.apache.commons.collections4.keyvalue.*;
import org.apache.commons.collections4.set.*;

public class CcOrderedSets {
    public static void main(String[] args) {
        ListOrderedSet<String> s = ListOrderedSet.listOrderedSet(new ArrayList<>(Arrays.asList("z", "a", "m")));
        s.add("a");
        s.add(0, "first");
        s.add("b");
        System.out.println(s + " " + s.get(2) + " " + s.indexOf("m") + " " + s.remove(1) + " " + s.asList());
        s.retainAll(Arrays.asList("b", "a", "first"));
        System.out.println(s);
        OrderedIt.show(s);
        CompositeSet<Integer> c = new CompositeSet<>(new TreeSet<>(Arrays.asList(1, 2)), new TreeSet<>(Arrays.asList(5, 6)));
        System.out.println(c.size() + " " + c.contains(5) + " " + new TreeSet<>(c) + " " + c.remove(1) + " " + c.toSet().size());
        c.addComposited(new TreeSet<>(Arrays.asList(9)));
        System.out.println(new ArrayList<>(c));
        try { c.add(3); } catch (UnsupportedOperationException e) { System.out.println("no mutator"); }
        CompositeCollection<Integer> cc = new CompositeCollection<>(Arrays.asList(1, 2), Arrays.asList(2, 3));
        System.out.println(cc.size() + " " + new ArrayList<>(cc) + " " + cc.contains(3));
        Map<String, Object> backing = new LinkedHashMap<>();
        Set<String> mb = MapBackedSet.mapBackedSet(backing, "present");
        mb.add("q");
        mb.add("r");
        System.out.println(mb + " " + backing);
        Set<Integer> ts = TransformedSet.transformingSet(new TreeSet<>(), x -> x % 3);
        ts.addAll(Arrays.asList(1, 2, 3, 4, 5));
        System.out.println(ts);
        Set<Integer> ps = PredicatedSortedSet.predicatedSortedSet(new TreeSet<>(), x -> x < 100);
        ps.add(5);
        try { ps.add(500); } catch (IllegalArgumentException e) { System.out.println("rejected " + ps); }
        MultiKey<String> k = new MultiKey<>("a", "b", "c");
        System.out.println(k + " " + k.size() + " " + k.getKey(1) + " " + k.equals(new MultiKey<>("a", "b", "c")) + " " + k.hashCode() + " " + new MultiKey<>(1, 2).equals(new MultiKey<>(2, 1)));
        DefaultKeyValue<String, Integer> kv = new DefaultKeyValue<>("k", 1);
        kv.setValue(2);
        System.out.println(kv + " " + kv.toMapEntry() + " " + new UnmodifiableMapEntry<>("u", 5) + " " + new DefaultMapEntry<>("d", 6).hashCode() + " " + new TiedMapEntry<>(new TreeMap<>(Map.of("t", 7)), "t").getValue());
        try { kv.setKey("self");
            new UnmodifiableMapEntry<>("u", 5).setValue(1); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable entry " + kv); }
        IndexedCollection<Integer, String> ix = IndexedCollection.uniqueIndexedCollection(new ArrayList<>(Arrays.asList("a", "bb", "ccc")), String::length);
        System.out.println(ix.get(2) + " " + ix.get(9));
        ix.add("dddd");
        System.out.println(ix.get(4) + " " + ix);
        try { ix.add("xx"); } catch (IllegalArgumentException e) { System.out.println("duplicate index"); }
        Collection<Integer> un = UnmodifiableCollection.unmodifiableCollection(Arrays.asList(1));
        try { un.clear(); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        SynchronizedCollection<Integer> sy = SynchronizedCollection.synchronizedCollection(new ArrayList<>(Arrays.asList(3, 4)));
        sy.add(5);
        System.out.println(sy + " " + sy.size());
    }
    static class OrderedIt { static void show(ListOrderedSet<String> s) { var it = s.iterator();
            StringBuilder sb = new StringBuilder();
            while (it.hasNext()) sb.append(it.next()).append(">");
            while (it.hasPrevious()) sb.append('<').append(it.previous());
            System.out.println(sb); } }
}
