// Exercises ConcurrentHashMap, ConcurrentSkipListMap, ConcurrentLinkedQueue and CopyOnWriteArrayList from one thread.
import java.util.*;
import java.util.concurrent.*;

public class ConcurrentMaps {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String w : "to be or not to be that is the question to".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m + " " + m.size() + " " + m.mappingCount());
        System.out.println(m.putIfAbsent("be", 9) + " " + m.computeIfAbsent("x", String::length) + " " + m.computeIfPresent("to", (k, v) -> v * 10) + " " + m.compute("or", (k, v) -> null) + " " + m.replace("is", 1, 5) + " " + m.remove("is", 4) + " " + m.getOrDefault("zz", -1));
        try { m.put(null, 1); } catch (NullPointerException e) { System.out.println("null key"); }
        System.out.println(m.reduceValues(1000, Integer::sum) + " " + m.search(1000, (k, v) -> v == 30 ? k : null) + " " + new TreeMap<>(m));
        for (String k : m.keySet()) if (k.length() == 2) m.remove(k);
        System.out.println(m);
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>();
        for (int i = 0; i < 3000; i++) big.put(i * 17, i);
        long s = 0;
        for (var e : big.entrySet()) s = s * 31 + e.getKey() - e.getValue();
        System.out.println(s + " " + big.size() + " " + big.containsValue(2999));
        try { m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", j -> 1));
            System.out.println("?"); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Set<String> ks = ConcurrentHashMap.newKeySet();
        System.out.println(ks.add("a") + " " + ks.add("a") + " " + ks);
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 50; i++) sk.put(i * 29 % 101, "s" + i);
        System.out.println(sk.firstEntry() + " " + sk.ceilingKey(50) + " " + sk.headMap(20) + " " + sk.descendingMap().firstKey() + " " + sk.pollLastEntry() + " " + sk.subMap(40, true, 60, true).size());
        ConcurrentSkipListSet<String> ss = new ConcurrentSkipListSet<>(List.of("m", "c", "x"));
        System.out.println(ss + " " + ss.higher("m") + " " + ss.descendingSet());
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
        q.offer(4); System.out.println(q.poll() + " " + q.peek() + " " + q + " " + q.remove(3) + " " + q.size() + " " + q.contains(4));
        ConcurrentLinkedDeque<Integer> dq = new ConcurrentLinkedDeque<>();
        dq.addFirst(1); dq.addLast(2); dq.push(0); System.out.println(dq + " " + dq.pollLast() + dq.pop());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (Integer i : cow) cow.add(i * 10);
        System.out.println(cow + " " + cow.addIfAbsent(10) + " " + cow.addIfAbsent(11) + " " + cow.indexOf(20));
        try { cow.iterator().remove(); } catch (UnsupportedOperationException e) { System.out.println("snapshot iterator"); }
        System.out.println(new CopyOnWriteArraySet<>(List.of(3, 3, 1)));
        BlockingQueue<Integer> bq = new ArrayBlockingQueue<>(2);
        System.out.println(bq.offer(1) + " " + bq.offer(2) + " " + bq.offer(3) + " " + bq.poll() + " " + bq.remainingCapacity() + " " + new LinkedBlockingQueue<>(List.of(7)).poll() + " " + new PriorityBlockingQueue<>(List.of(9, 8)).poll());
    }
}
