// Exercises Lists, Sets, Maps and Collections2 utilities.
import com.google.common.collect.*;
import java.util.*;

public class GvListsSetsMaps {
    public static void main(String[] args) {
        List<Integer> l = Lists.newArrayList(1, 2, 3, 4, 5, 6, 7);
        System.out.println(Lists.partition(l, 3) + " " + Lists.reverse(l) + " " + Lists.transform(l, x -> x * x) + " " + Lists.cartesianProduct(List.of(1, 2), List.of(3, 4)) + " " + Lists.charactersOf("abc") + " " + Lists.asList(0, new Integer[]{1, 2}) + " " + Lists.newLinkedList(l) + " " + Lists.reverse(Lists.reverse(l)).equals(l));
        List<Integer> r = Lists.reverse(l);
        r.add(0);
        r.set(0, 70);
        System.out.println(l);
        Set<Integer> a = Sets.newTreeSet(List.of(1, 2, 3, 4)), b = Sets.newTreeSet(List.of(3, 4, 5));
        System.out.println(Sets.union(a, b) + " " + Sets.intersection(a, b) + " " + Sets.difference(a, b) + " " + Sets.symmetricDifference(a, b) + " " + Sets.powerSet(ImmutableSet.of("x", "y", "z")).size() + " " + Sets.combinations(ImmutableSet.of(1, 2, 3, 4), 2).size() + " " + Sets.cartesianProduct(ImmutableSet.of(1, 2), ImmutableSet.of(8, 9)) + " " + Sets.filter(a, x -> x % 2 == 0));
        for (Set<String> s : Sets.powerSet(ImmutableSet.of("p", "q"))) System.out.print(s + " ");
        for (Set<Integer> s : Sets.combinations(ImmutableSortedSet.of(1, 2, 3), 2)) System.out.print(s);
        System.out.println();
        Map<String, Integer> m1 = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)), m2 = new TreeMap<>(Map.of("b", 2, "c", 30, "d", 4));
        MapDifference<String, Integer> d = Maps.difference(m1, m2);
        System.out.println(d.entriesInCommon() + " " + d.entriesOnlyOnLeft() + " " + d.entriesOnlyOnRight() + " " + d.entriesDiffering() + " " + d.areEqual() + " " + d);
        System.out.println(Maps.filterValues(m1, v -> v > 1) + " " + Maps.transformValues(m1, v -> v * 10) + " " + Maps.uniqueIndex(List.of("x", "yy"), String::length) + " " + Maps.asMap(ImmutableSet.of("k", "kk"), String::length) + " " + Maps.toMap(List.of(1, 2), x -> "v" + x) + " " + Maps.filterKeys(m1, k -> !k.equals("b")) + " " + Maps.transformEntries(m1, (k, v) -> k + v) + " " + Maps.immutableEntry("e", 5) + " " + Maps.subMap(new TreeMap<>(m1), Range.atLeast("b")));
        try { Maps.uniqueIndex(List.of("x", "y"), String::length); } catch (IllegalArgumentException e) { System.out.println("duplicate index"); }
        System.out.println(Collections2.filter(l, x -> x > 5) + " " + Collections2.transform(l, x -> -x) + " " + Collections2.permutations(List.of(1, 2, 3)) + " " + Collections2.orderedPermutations(List.of("b", "a", "b")));
        System.out.println(Iterables.concat(a, b) + " " + Iterables.getLast(l) + " " + Iterables.frequency(l, 3) + " " + Iterables.limit(Iterables.cycle(1, 2), 5) + " " + Iterables.partition(l, 4) + " " + Iterables.getFirst(List.of(), "none") + " " + Iterables.any(l, x -> x > 6) + " " + Iterables.find(l, x -> x > 3) + " " + Iterables.indexOf(l, x -> x == 4) + " " + Iterables.skip(l, 5) + " " + Iterables.toString(l) + " " + Iterables.elementsEqual(l, l) + " " + Iterables.mergeSorted(List.of(List.of(1, 4), List.of(2, 3)), Comparator.<Integer>naturalOrder()) + " " + Iterables.tryFind(l, x -> x > 100));
        try { Iterables.getOnlyElement(l); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        PeekingIterator<Integer> pi = Iterators.peekingIterator(l.iterator());
        System.out.println(pi.peek() + " " + pi.next() + " " + Iterators.size(pi) + " " + Iterators.toString(Iterators.forArray(1, 2)) + " " + FluentIterable.from(l).filter(x -> x % 2 == 1).transform(x -> "o" + x).limit(3).join(com.google.common.base.Joiner.on("/")) + " " + ObjectArrays.concat(new String[]{"a"}, "b").length + " " + Streams.zip(l.stream(), a.stream(), (x, y) -> x * y).toList() + " " + Streams.mapWithIndex(java.util.stream.Stream.of("p", "q"), (s, i) -> s + i).toList() + " " + Comparators.isInOrder(l, Comparator.naturalOrder()) + " " + new AbstractIterator<Integer>() { int n = 0; @Override protected Integer computeNext() { return n < 3 ? n++ : endOfData(); } }.next());
        EvictingQueue<Integer> eq = EvictingQueue.create(3);
        for (int i = 0; i < 7; i++) eq.add(i);
        MinMaxPriorityQueue<Integer> mm = MinMaxPriorityQueue.maximumSize(4).create(List.of(5, 2, 9, 1, 7, 3));
        System.out.println(eq + " " + eq.remainingCapacity() + " " + mm.peekFirst() + mm.peekLast() + " " + mm.pollLast() + " " + mm.size());
    }
}
