// Exercises Ordering and ComparisonChain and Comparators.
import com.google.common.collect.*;
import java.util.*;

public class GvOrdering {
    record P(String last, String first, int age) implements Comparable<P> { public int compareTo(P o) { return ComparisonChain.start().compare(last, o.last).compare(age, o.age, Ordering.natural().reverse()).compare(first, o.first).result(); } }
    public static void main(String[] args) {
        List<P> ps = Lists.newArrayList(new P("lee", "ann", 30), new P("kim", "bo", 20), new P("lee", "cy", 40), new P("kim", "al", 20));
        Collections.sort(ps);
        System.out.println(ps);
        Ordering<String> n = Ordering.natural(), len = Ordering.natural().onResultOf(String::length);
        List<String> w = List.of("pear", "fig", "apple", "kiwi", "date");
        System.out.println(n.sortedCopy(w) + " " + n.reverse().sortedCopy(w) + " " + len.compound(n).sortedCopy(w) + " " + len.min(w) + " " + len.max("a", "bb") + " " + n.isOrdered(w) + " " + n.leastOf(w, 2) + " " + n.greatestOf(w, 2) + " " + n.immutableSortedCopy(w) + " " + len.isStrictlyOrdered(List.of("a", "bb")) + " " + n.binarySearch(n.sortedCopy(w), "fig"));
        System.out.println(Ordering.natural().nullsFirst().sortedCopy(Arrays.asList(3, null, 1)) + " " + Ordering.natural().nullsLast().reverse().sortedCopy(Arrays.asList(3, null, 1)) + " " + Ordering.explicit("lo", "mid", "hi").sortedCopy(List.of("hi", "lo", "mid")) + " " + Ordering.natural().<Integer>lexicographical().sortedCopy(List.of(List.of(2), List.of(1, 2), List.of(1))) + " " + Ordering.usingToString().sortedCopy(List.of(10, 9, 100)) + " " + Ordering.from(String.CASE_INSENSITIVE_ORDER).compare("A", "a") + " " + Ordering.allEqual().sortedCopy(List.of(3, 1, 2)) + " " + Ordering.compound(List.of(len, n.reverse())).sortedCopy(w));
        try { Ordering.explicit(1, 2).compare(1, 3); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
        System.out.println(ComparisonChain.start().compareFalseFirst(true, false).result() + " " + ComparisonChain.start().compare(1, 1).compare(2.5, 1.5).compare("a", "b").result() + " " + ComparisonChain.start().compareTrueFirst(true, true).compare(5L, 6L).result());
        List<Integer> big = new ArrayList<>();
        for (int i = 0; i < 500; i++) big.add(i * 7919 % 1009);
        System.out.println(Ordering.natural().leastOf(big, 5) + " " + Ordering.natural().greatestOf(big.iterator(), 5) + " " + big.stream().collect(Comparators.least(3, Comparator.naturalOrder())) + " " + Comparators.lexicographical(Comparator.<Integer>naturalOrder()).compare(List.of(1, 2), List.of(1, 3)) + " " + Comparators.min(4, 2) + " " + Comparators.emptiesFirst(Comparator.<Integer>naturalOrder()).compare(Optional.empty(), Optional.of(1)));
    }
}
