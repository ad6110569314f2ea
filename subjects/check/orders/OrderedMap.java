// The JDK's trees and sorting by an order that is not known.
//@ check: OrderedMap.put
//@ violations: none
//@ paths: 13
//@ smt-calls: 0
//@ verdict: verified-within-limits
//@ check: OrderedMap.natural
//@ violations: none
//@ smt-calls: 0
//@ verdict: verified-within-limits
//@ check: OrderedMap.queue
//@ violations: none
//@ smt-calls: 0
//@ verdict: verified-within-limits
//@ check: OrderedMap.sorted
//@ violations: none
//@ smt-calls: 0
//@ verdict: verified-within-limits
//@ check: OrderedMap.lost
//@ violations: below
//@ replayed

import heapwright.Heapwright;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;

public final class OrderedMap {
    private OrderedMap() {}

    /** Three keys have 13 weak orders. */
    public static <K> void put(Comparator<K> order, K a, K b, K c) {
        Heapwright.assume(order != null);
        TreeMap<K, Integer> map = new TreeMap<>(order);
        map.put(a, 1);
        map.put(b, 2);
        map.put(c, 3);
        K before = null;
        boolean first = true;
        for (K key : map.keySet()) {
            Heapwright.check(first || order.compare(before, key) < 0);
            before = key;
            first = false;
        }
        Heapwright.check(map.get(c) == 3);
    }

    public static <K extends Comparable<K>> void natural(K a, K b) {
        Heapwright.assume(a != null && b != null);
        TreeMap<K, Integer> map = new TreeMap<>();
        map.put(a, 1);
        map.put(b, 2);
        Heapwright.check(map.size() == (a.compareTo(b) == 0 ? 1 : 2));
    }

    public static <E> void queue(Comparator<E> order, E a, E b, E c) {
        Heapwright.assume(order != null && a != null && b != null && c != null);
        PriorityQueue<E> queue = new PriorityQueue<>(order);
        queue.add(a);
        queue.add(b);
        queue.add(c);
        E least = queue.poll();
        Heapwright.check(order.compare(least, a) <= 0);
        Heapwright.check(order.compare(least, queue.poll()) <= 0);
    }

    public static <E> void sorted(Comparator<E> order, E a, E b, E c) {
        Heapwright.assume(order != null);
        List<E> list = new ArrayList<>();
        list.add(a);
        list.add(b);
        list.add(c);
        list.sort(order);
        Heapwright.check(order.compare(list.get(0), list.get(2)) <= 0);
    }

    /** Keys that compare as 0 are one key. */
    public static <K> void lost(Comparator<K> order, K a, K b) {
        Heapwright.assume(order != null && a != b);
        TreeMap<K, Integer> map = new TreeMap<>(order);
        map.put(a, 1);
        map.put(b, 2);
        Heapwright.check(map.size() == 2); //~ VIOLATES assertion
    }
}
