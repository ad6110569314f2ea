// A small log analysis using multimaps, multisets, tables and range maps of guava together.
import com.google.common.base.*;
import com.google.common.collect.*;
import java.util.*;

public class GvEventCounting {
    record Ev(int t, String user, String kind, int ms) { }
    public static void main(String[] args) {
        List<Ev> evs = new ArrayList<>();
        String[] users = {"ann", "bob", "cat"}, kinds = {"login", "read", "write"};
        int x = 12345;
        for (int i = 0; i < 120; i++) { x = x * 1103515245 + 12345;
            int r = x >>> 16;
            evs.add(new Ev(i, users[r % 3], kinds[(r >> 3) % 3], r % 500)); }
        RangeMap<Integer, String> speed = ImmutableRangeMap.<Integer, String>builder().put(Range.lessThan(50), "fast").put(Range.closedOpen(50, 300), "normal").put(Range.atLeast(300), "slow").build();
        Table<String, String, Integer> count = TreeBasedTable.create();
        Multiset<String> speeds = TreeMultiset.create();
        ListMultimap<String, Integer> times = MultimapBuilder.treeKeys().arrayListValues().build();
        for (Ev e : evs) { Integer c = count.get(e.user(), e.kind());
            count.put(e.user(), e.kind(), c == null ? 1 : c + 1);
            speeds.add(speed.get(e.ms()));
            times.put(e.user(), e.ms()); }
        System.out.println(count);
        System.out.println(speeds + " " + Multisets.copyHighestCountFirst(speeds));
        for (String u : times.keySet()) System.out.println(u + " " + times.get(u).size() + " max " + Ordering.natural().max(times.get(u)) + " top " + Ordering.natural().greatestOf(times.get(u), 3));
        ImmutableListMultimap<String, Ev> byKind = Multimaps.index(evs, Ev::kind);
        for (String k : ImmutableSortedSet.copyOf(byKind.keySet())) System.out.println(k + " " + byKind.get(k).size() + " first " + byKind.get(k).get(0));
        System.out.println(Joiner.on("; ").join(Iterables.transform(Iterables.limit(evs, 4), e -> Strings.padEnd(e.user(), 5, '.') + e.ms())));
        System.out.println(Maps.transformValues(Maps.filterKeys(times.asMap(), u -> !u.equals("bob")), c -> c.stream().mapToInt(i -> i).sum()));
        BiMap<String, Integer> ids = HashBiMap.create();
        for (String u : users) ids.put(u, ids.size() + 1);
        System.out.println(ids.inverse().get(2) + " " + FluentIterable.from(evs).filter(e -> e.ms() > 450).transform(Ev::t).toSortedList(Comparator.reverseOrder()));
        System.out.println(Sets.difference(ImmutableSet.of("ann", "zed"), times.keySet()) + " " + Lists.partition(Lists.transform(evs.subList(0, 9), Ev::t), 4));
    }
}
