// Exercises CollectionUtils: union, intersection, disjunction, subtract, cardinality, collate, permutations, predicates.
import java.util.*;
import org.apache.commons.collections4.*;

public class CcCollectionUtils {
    static <T extends Comparable<T>> List<T> s(Collection<T> c) { List<T> l = new ArrayList<>(c); Collections.sort(l); return l; }
    public static void main(String[] args) {
        List<Integer> a = Arrays.asList(1, 2, 2, 3, 5, 8), b = Arrays.asList(2, 3, 3, 4, 8);
        System.out.println(s(CollectionUtils.union(a, b)) + " " + s(CollectionUtils.intersection(a, b)) + " " + s(CollectionUtils.disjunction(a, b)) + " " + s(CollectionUtils.subtract(a, b)));
        System.out.println(CollectionUtils.containsAny(a, b) + " " + CollectionUtils.containsAll(a, Arrays.asList(2, 8)) + " " + CollectionUtils.isSubCollection(Arrays.asList(2, 2), a) + " " + CollectionUtils.isProperSubCollection(a, a) + " " + CollectionUtils.isEqualCollection(a, Arrays.asList(8, 5, 3, 2, 2, 1)) + " " + CollectionUtils.cardinality(2, a) + " " + new TreeMap<>(CollectionUtils.getCardinalityMap(a)));
        System.out.println(CollectionUtils.collate(Arrays.asList(1, 3, 5), Arrays.asList(2, 3, 6)) + " " + CollectionUtils.collate(Arrays.asList("b", "a"), Arrays.asList("c"), Comparator.reverseOrder(), false) + " " + CollectionUtils.permutations(Arrays.asList(1, 2, 3)).size() + " " + CollectionUtils.select(a, x -> x > 2) + " " + CollectionUtils.selectRejected(a, x -> x > 2) + " " + CollectionUtils.collect(a, x -> x * x));
        List<Integer> m = new ArrayList<>(a);
        CollectionUtils.filter(m, x -> x % 2 == 0);
        System.out.println(m);
        CollectionUtils.transform(m, x -> x + 100);
        System.out.println(m);
        CollectionUtils.addIgnoreNull(m, null);
        CollectionUtils.addAll(m, 7, 9);
        CollectionUtils.reverseArray(new Integer[]{1});
        System.out.println(m + " " + CollectionUtils.get(m, 1) + " " + CollectionUtils.size(m) + " " + CollectionUtils.size(new int[4]) + " " + CollectionUtils.sizeIsEmpty(Collections.emptyMap()) + " " + CollectionUtils.isEmpty(null) + " " + CollectionUtils.emptyIfNull(null));
        System.out.println(CollectionUtils.exists(a, x -> x == 5) + " " + CollectionUtils.countMatches(a, x -> x < 3) + " " + CollectionUtils.matchesAll(a, x -> x > 0) + " " + CollectionUtils.find(a, x -> x > 3) + " " + CollectionUtils.extractSingleton(Arrays.asList(9)) + " " + CollectionUtils.retainAll(a, Arrays.asList(2, 5)) + " " + CollectionUtils.removeAll(a, Arrays.asList(2, 5)));
        try { CollectionUtils.extractSingleton(a); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(ListUtils.intersection(a, b) + " " + ListUtils.union(a, b) + " " + ListUtils.sum(a, b) + " " + ListUtils.subtract(a, b) + " " + ListUtils.partition(a, 4) + " " + ListUtils.longestCommonSubsequence("ABCBDAB", "BDCABA") + " " + ListUtils.longestCommonSubsequence(a, b) + " " + ListUtils.indexOf(a, x -> x == 3) + " " + ListUtils.isEqualList(a, new LinkedList<>(a)) + " " + ListUtils.hashCodeForList(a) + " " + ListUtils.defaultIfNull(null, a).size());
        System.out.println(SetUtils.union(new TreeSet<>(a), new TreeSet<>(b)).toSet().size() + " " + s(SetUtils.difference(new TreeSet<>(a), new TreeSet<>(b)).toSet()) + " " + s(SetUtils.intersection(new TreeSet<>(a), new TreeSet<>(b)).toSet()) + " " + s(SetUtils.disjunction(new TreeSet<>(a), new TreeSet<>(b)).toSet()) + " " + SetUtils.isEqualSet(Set.of(1, 2), Arrays.asList(2, 1)));
        Map<String, Object> mp = new HashMap<>();
        mp.put("i", 5);
        mp.put("s", "12");
        mp.put("d", 2.5);
        mp.put("b", "true");
        System.out.println(MapUtils.getInteger(mp, "i") + " " + MapUtils.getIntValue(mp, "s") + " " + MapUtils.getDouble(mp, "d") + " " + MapUtils.getBoolean(mp, "b") + " " + MapUtils.getString(mp, "none", "dflt") + " " + MapUtils.getLongValue(mp, "x", -1L) + " " + new TreeMap<>(MapUtils.invertMap(Map.of("k", 1, "l", 2))) + " " + MapUtils.isEmpty(null));
        System.out.println(ComparatorUtils.nullLowComparator(Comparator.<Integer>naturalOrder()).compare(null, 1) + " " + ComparatorUtils.chainedComparator(Comparator.<String, Integer>comparing(String::length), Comparator.<String>reverseOrder()).compare("ab", "cd") + " " + ComparatorUtils.min(3, 2, null) + " " + EnumerationUtils.toList(Collections.enumeration(a)) + " " + ArrayStackLike.depth());
    }
    static class ArrayStackLike { static int depth() { return 3; } }
}
