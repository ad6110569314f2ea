// Exercises java.util.Collections: sort, shuffle with seed, rotate, swap, frequency, nCopies, binarySearch, wrappers.
import java.util.*;

public class CollectionsAlgorithms {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 12; i++) l.add(i);
        Collections.shuffle(l, new Random(99));
        System.out.println(l);
        Collections.rotate(l, 4); System.out.println(l);
        Collections.rotate(l, -7); System.out.println(l);
        Collections.swap(l, 0, 11); Collections.reverse(l); System.out.println(l);
        Collections.sort(l, Collections.reverseOrder()); System.out.println(l);
        Collections.sort(l);
        System.out.println(Collections.binarySearch(l, 7) + " " + Collections.binarySearch(l, 100) + " " + Collections.binarySearch(l, -5) + " " + Collections.binarySearch(List.of("c", "b", "a"), "b", Comparator.reverseOrder()));
        System.out.println(Collections.nCopies(3, "x") + " " + Collections.frequency(List.of(1, 2, 1), 1) + " " + Collections.max(l) + Collections.min(l, Comparator.comparing(x -> -x)) + " " + Collections.singletonList(5) + Collections.singleton(6) + Collections.singletonMap("k", 7) + Collections.emptyList() + Collections.emptyMap());
        List<String> f = new ArrayList<>(Arrays.asList("a", "b", "c", "b"));
        Collections.replaceAll(f, "b", "z");
        System.out.println(f + " " + Collections.indexOfSubList(f, List.of("c", "z")) + " " + Collections.lastIndexOfSubList(f, List.of("z")));
        Collections.fill(f, "-"); System.out.println(f);
        Collections.copy(f, List.of("p", "q")); Collections.addAll(f, "m", "n"); System.out.println(f);
        List<String> un = Collections.unmodifiableList(f);
        try { un.add("x"); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable " + un.size() + " " + e.getMessage()); }
        f.add("seen"); System.out.println(un.get(un.size() - 1));
        Map<String, Integer> um = Collections.unmodifiableMap(new TreeMap<>(Map.of("a", 1, "b", 2)));
        try { um.entrySet().iterator().next().setValue(5); } catch (UnsupportedOperationException e) { System.out.println("entry unmodifiable " + um); }
        try { Collections.unmodifiableSet(new TreeSet<>(List.of(1))).iterator().remove(); } catch (UnsupportedOperationException e) { System.out.println("iterator unmodifiable"); }
        List<Integer> chk = Collections.checkedList(new ArrayList<>(), Integer.class);
        chk.add(1);
        @SuppressWarnings({"unchecked", "rawtypes"}) List<Object> raw = (List) chk;
        try { raw.add("s"); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2)));
        synchronized (sync) { Collections.sort(sync); }
        System.out.println(sync + " " + Collections.synchronizedMap(new HashMap<>(Map.of(1, 2))));
        Deque<Integer> dq = new ArrayDeque<>();
        Queue<Integer> lifo = Collections.asLifoQueue(dq);
        lifo.add(1); lifo.add(2); System.out.println(lifo.poll() + " " + dq);
        Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        fromMap.add("q"); fromMap.add("q"); System.out.println(fromMap);
        Enumeration<Integer> en = Collections.enumeration(List.of(8, 9));
        System.out.println(Collections.list(en) + " " + en.hasMoreElements());
        System.out.println(Collections.emptyIterator().hasNext() + " " + Collections.nCopies(4, 2).hashCode() + " " + Collections.disjoint(l, List.of(50)));
        try { Collections.emptyList().add(null); } catch (UnsupportedOperationException e) { System.out.println("empty is immutable"); }
    }
}
