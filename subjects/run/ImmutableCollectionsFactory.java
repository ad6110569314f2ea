// Exercises List.of/Set.of/Map.of and copyOf (never printing the iteration order of sets and maps).
import java.util.*;

public class ImmutableCollectionsFactory {
    static void fails(String what, Runnable r) { try { r.run();
            System.out.println(what + " allowed"); } catch (RuntimeException e) { System.out.println(what + " " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage())); } }

    public static void main(String[] args) {
        System.out.println(List.of() + " " + List.of(1) + " " + List.of(1, 2) + " " + List.of(1, 2, 3) + " " + List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"));
        List<Integer> l = List.of(5, 6, 7);
        fails("add", () -> l.add(1));
        fails("set", () -> l.set(0, 1));
        fails("remove", () -> l.remove(0));
        fails("sort", () -> l.sort(null));
        fails("clear", () -> l.clear());
        fails("null element", () -> List.of(1, null));
        fails("contains null", () -> l.contains(null));
        fails("get", () -> l.get(3));
        fails("dup set", () -> Set.of("a", "b", "a"));
        fails("dup map", () -> Map.of("k", 1, "k", 2));
        fails("iterator remove", () -> { Iterator<Integer> it = l.iterator(); it.next(); it.remove(); });
        System.out.println(l.equals(Arrays.asList(5, 6, 7)) + " " + l.hashCode() + " " + l.indexOf(6) + " " + l.lastIndexOf(9) + " " + l.subList(1, 3) + " " + l.contains(7) + " " + List.copyOf(l).equals(l) + " " + (List.copyOf(l) == l));
        Set<String> s = Set.of("x", "y", "z");
        System.out.println(s.size() + " " + s.contains("y") + " " + s.contains("q") + " " + new TreeSet<>(s) + " " + s.equals(new HashSet<>(List.of("z", "x", "y"))) + " " + s.hashCode() + " " + Set.of().isEmpty() + " " + Set.of(1).iterator().next());
        fails("set add", () -> s.add("w"));
        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3);
        System.out.println(m.get("two") + " " + m.getOrDefault("four", 4) + " " + m.containsKey("one") + " " + m.containsValue(3) + " " + m.size() + " " + new TreeMap<>(m) + " " + m.hashCode() + " " + m.equals(new HashMap<>(m)));
        fails("map put", () -> m.put("x", 1));
        fails("map merge", () -> m.merge("one", 1, Integer::sum));
        fails("entry set", () -> m.entrySet().iterator().next().setValue(0));
        fails("get null", () -> m.get(null));
        Map<Integer, String> big = Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"), Map.entry(3, "c"), Map.entry(4, "d"), Map.entry(5, "e"), Map.entry(6, "f"), Map.entry(7, "g"), Map.entry(8, "h"), Map.entry(9, "i"), Map.entry(10, "j"), Map.entry(11, "k"));
        int sum = 0; for (int k : big.keySet()) sum += k;
        System.out.println(big.size() + " " + sum + " " + big.get(11) + " " + Map.copyOf(new TreeMap<>(big)).equals(big));
        long total = 0; for (int x : List.of(10, 20, 30)) total += x;
        System.out.println(total + " " + Map.entry("k", "v").getValue() + " " + Map.entry("k", "v"));
        List<Integer> from = new ArrayList<>(List.of(1, 2));
        List<Integer> copy = List.copyOf(from);
        from.add(3);
        System.out.println(copy + " " + Collections.unmodifiableList(from));
        Integer[] arr = {3, 4}; List<Integer> of = List.of(arr); arr[0] = 9; System.out.println(of);
        ListIterator<Integer> it = l.listIterator(3);
        StringBuilder sb = new StringBuilder();
        while (it.hasPrevious()) sb.append(it.previous());
        System.out.println(sb);
    }
}
