// Exercises Spliterator by hand: tryAdvance, trySplit, characteristics, custom spliterators and StreamSupport (sequential).
import java.util.*;
import java.util.stream.*;

public class SpliteratorWork {
    static class Squares implements Spliterator<Long> { long at, end;
        Squares(long a, long e) { at = a;
            end = e; }
        public boolean tryAdvance(java.util.function.Consumer<? super Long> c) { if (at >= end) return false;
            c.accept(at * at);
            at++;
            return true; }
        public Spliterator<Long> trySplit() { long mid = (at + end) >>> 1;
            if (mid == at) return null;
            Squares s = new Squares(at, mid);
            at = mid;
            return s; }
        public long estimateSize() { return end - at; }
        public int characteristics() { return ORDERED | SIZED | SUBSIZED | NONNULL | IMMUTABLE; } }
    public static void main(String[] args) { Spliterator<String> s = List.of("a", "b", "c", "d", "e", "f").spliterator();
        System.out.println(s.estimateSize() + " " + s.tryAdvance(x -> System.out.print(x + " ")) + " " + s.getExactSizeIfKnown());
        Spliterator<String> first = s.trySplit();
        StringBuilder sb = new StringBuilder();
        first.forEachRemaining(sb::append);
        sb.append('|');
        s.forEachRemaining(sb::append);
        System.out.println(sb + " " + s.tryAdvance(x -> { }) + " " + s.estimateSize());
        Spliterator<Integer> al = new ArrayList<>(List.of(1, 2, 3, 4, 5)).spliterator();
        System.out.println(al.hasCharacteristics(Spliterator.SIZED) + " " + al.hasCharacteristics(Spliterator.SORTED) + " " + new TreeSet<>(List.of(1)).spliterator().hasCharacteristics(Spliterator.SORTED) + " " + new HashSet<>(List.of(1)).spliterator().hasCharacteristics(Spliterator.DISTINCT));
        System.out.println(StreamSupport.stream(new Squares(1, 11), false).filter(x -> x % 2 == 0).map(String::valueOf).collect(Collectors.joining(",")));
        Squares q = new Squares(0, 8);
        Spliterator<Long> h = q.trySplit(), h2 = q.trySplit();
        long[] t = new long[3];
        h.forEachRemaining(x -> t[0] += x);
        h2.forEachRemaining(x -> t[1] += x);
        q.forEachRemaining(x -> t[2] += x);
        System.out.println(Arrays.toString(t));
        Spliterator.OfInt oi = Spliterators.spliterator(new int[]{5, 6, 7}, 0);
        int[] n = {0};
        oi.tryAdvance((int x) -> n[0] += x);
        oi.forEachRemaining((int x) -> n[0] += x * 10);
        System.out.println(n[0]);
        Iterator<Integer> it = Spliterators.iterator(List.of(8, 9).spliterator());
        System.out.println(it.next() + it.next() + " " + it.hasNext());
        Iterable<Integer> from = () -> IntStream.range(0, 4).iterator();
        System.out.println(StreamSupport.stream(from.spliterator(), false).map(x -> x * 2).toList());
        ArrayList<Integer> cm = new ArrayList<>(List.of(1, 2));
        Spliterator<Integer> bad = cm.spliterator();
        bad.tryAdvance(x -> { });
        cm.add(3);
        try { bad.forEachRemaining(x -> { });
            System.out.println("no CME"); } catch (ConcurrentModificationException e) { System.out.println("CME"); }
        System.out.println(Stream.of(3, 1, 2).sorted().spliterator().hasCharacteristics(Spliterator.SORTED) + " " + IntStream.rangeClosed(1, 100).spliterator().trySplit().getExactSizeIfKnown() + " " + Stream.iterate(1, x -> x + 1).spliterator().estimateSize()); }
}
