// Exercises Range, TreeRangeSet, TreeRangeMap, ContiguousSet and DiscreteDomain.
import com.google.common.collect.*;
import java.util.*;

public class GvRanges {
    public static void main(String[] args) {
        Range<Integer> c = Range.closed(1, 5), o = Range.open(3, 9), co = Range.closedOpen(5, 5);
        System.out.println(c + " " + o + " " + Range.atLeast(3) + " " + Range.lessThan(2) + " " + Range.all() + " " + Range.singleton(4) + " " + co + " " + co.isEmpty() + " " + c.contains(5) + " " + o.contains(3) + " " + c.intersection(o) + " " + c.span(o) + " " + c.isConnected(Range.open(5, 6)) + " " + c.encloses(Range.open(1, 5)) + " " + c.gap(Range.closed(8, 9)) + " " + c.lowerEndpoint() + " " + o.upperBoundType() + " " + c.canonical(DiscreteDomain.integers()) + " " + Range.encloseAll(List.of(3, 9, -1)) + " " + c.containsAll(List.of(1, 2)) + " " + c.hashCode());
        try { Range.closed(5, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { c.intersection(Range.open(7, 8)); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Range.atLeast(1).upperEndpoint(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { Range.open(3, 3); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        RangeSet<Integer> s = TreeRangeSet.create();
        s.add(Range.closed(1, 10));
        s.add(Range.closedOpen(11, 15));
        s.add(Range.closedOpen(15, 20));
        s.add(Range.openClosed(0, 0));
        s.remove(Range.open(5, 8));
        System.out.println(s + " " + s.contains(6) + " " + s.rangeContaining(9) + " " + s.encloses(Range.closed(12, 18)) + " " + s.complement() + " " + s.subRangeSet(Range.closed(4, 12)) + " " + s.span() + " " + s.asRanges().size() + " " + s.intersects(Range.closed(6, 7)) + " " + s.asDescendingSetOfRanges());
        RangeMap<Integer, String> m = TreeRangeMap.create();
        m.put(Range.closed(0, 100), "base");
        m.put(Range.closed(20, 30), "mid");
        m.put(Range.open(25, 50), "high");
        m.remove(Range.closed(90, 95));
        System.out.println(m + " " + m.get(25) + " " + m.get(26) + " " + m.get(92) + " " + m.getEntry(40) + " " + m.span() + " " + m.subRangeMap(Range.closed(22, 60)) + " " + m.asMapOfRanges().size() + " " + m.asDescendingMapOfRanges().keySet().iterator().next());
        m.putCoalescing(Range.closed(101, 110), "base");
        m.putCoalescing(Range.openClosed(100, 101), "base");
        m.merge(Range.closed(0, 5), "+", String::concat);
        System.out.println(m);
        ContiguousSet<Integer> cs = ContiguousSet.create(Range.closedOpen(3, 9), DiscreteDomain.integers());
        System.out.println(cs + " " + new ArrayList<>(cs) + " " + cs.size() + " " + cs.headSet(6) + " " + cs.range() + " " + cs.intersection(ContiguousSet.closed(5, 20)) + " " + cs.descendingSet().first());
        RangeSet<String> ss = TreeRangeSet.create();
        ss.add(Range.closedOpen("a", "c"));
        ss.add(Range.closedOpen("x", "z"));
        System.out.println(ss.contains("bzz") + " " + ss.contains("c") + " " + ss);
        RangeSet<Long> big = TreeRangeSet.create();
        for (long i = 0; i < 100; i++) big.add(Range.closedOpen(i * 37 % 200, i * 37 % 200 + 1));
        System.out.println(big.asRanges().size() + " " + big);
        System.out.println(ImmutableRangeMap.<Integer, String>builder().put(Range.lessThan(0), "neg").put(Range.atLeast(0), "pos").build().get(-5));
    }
}
