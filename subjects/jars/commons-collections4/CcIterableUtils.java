// Exercises IterableUtils and FluentIterable pipelines.
import java.util.*;
import org.apache.commons.collections4.*;

public class CcIterableUtils {
    public static void main(String[] args) {
        List<Integer> a = Arrays.asList(5, 1, 4, 2, 3), b = Arrays.asList(10, 20);
        System.out.println(IterableUtils.toList(IterableUtils.chainedIterable(a, b)) + " " + IterableUtils.toList(IterableUtils.filteredIterable(a, x -> x > 2)) + " " + IterableUtils.toList(IterableUtils.boundedIterable(a, 2)) + " " + IterableUtils.toList(IterableUtils.skippingIterable(a, 3)) + " " + IterableUtils.toList(IterableUtils.reversedIterable(a)) + " " + IterableUtils.toList(IterableUtils.zippingIterable(a, b)) + " " + IterableUtils.toList(IterableUtils.uniqueIterable(Arrays.asList(1, 1, 2))) + " " + IterableUtils.toList(IterableUtils.collatedIterable(Arrays.asList(1, 5), Arrays.asList(2, 6))));
        System.out.println(IterableUtils.find(a, x -> x < 3) + " " + IterableUtils.indexOf(a, x -> x == 4) + " " + IterableUtils.matchesAny(a, x -> x > 4) + " " + IterableUtils.countMatches(a, x -> x > 1) + " " + IterableUtils.get(a, 2) + " " + IterableUtils.size(a) + " " + IterableUtils.contains(a, 9) + " " + IterableUtils.frequency(Arrays.asList(1, 1), 1) + " " + IterableUtils.toString(a) + " " + IterableUtils.isEmpty(null) + " " + IterableUtils.first(a));
        System.out.println(IterableUtils.partition(a, x -> x % 2 == 0) + " " + IterableUtils.partition(a, x -> x > 4, x -> x > 2));
        System.out.println(FluentIterable.of(a).filter(x -> x > 1).transform(x -> x * x).append(0, 1).limit(5).toList() + " " + FluentIterable.of(1, 2, 3).loop().limit(7).toList() + " " + FluentIterable.of("x").isEmpty() + " " + FluentIterable.of(a).skip(1).reverse().toList() + " " + FluentIterable.of(a).collate(b, Comparator.naturalOrder()).toList() + " " + FluentIterable.of(a).zip(b).unique().size() + " " + FluentIterable.of(a).allMatch(x -> x > 0) + " " + FluentIterable.of(a).contains(3));
        IterableUtils.forEach(a, x -> System.out.print(x + ";")); System.out.println(IterableUtils.forEachButLast(a, x -> System.out.print(x + "!")));
        StringBuilder log = new StringBuilder();
        Iterable<Integer> lazy = IterableUtils.transformedIterable(a, x -> { log.append("t").append(x); return x * 2; });
        System.out.println("[" + log + "] " + IterableUtils.get(lazy, 1) + " [" + log + "]");
        try { IterableUtils.get(a, 9); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { for (Integer x : IterableUtils.unmodifiableIterable(a)) if (x == 1) break;
            Iterator<Integer> it = IterableUtils.unmodifiableIterable(a).iterator();
            it.next();
            it.remove(); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        System.out.println(IterableUtils.toList(IterableUtils.loopingIterable(b).iterator() instanceof ResettableIterator ? b : a));
        ListIterator<Integer> li = IteratorUtils.loopingListIterator(new ArrayList<>(a));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 7; i++) sb.append(li.next());
        for (int i = 0; i < 3; i++) sb.append(li.previous());
        System.out.println(sb);
    }
}
