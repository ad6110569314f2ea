// Exercises PriorityQueue: heap order of toString, comparators, poll sequence, remove of inner elements.
import java.util.*;

public class PriorityQueues {
    record Job(String name, int prio) implements Comparable<Job> {
        public int compareTo(Job o) { return Integer.compare(o.prio, prio); }
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int x : new int[]{42, 7, 19, 3, 88, 7, 56, 1, 23}) { q.add(x); System.out.println(q); }
        System.out.println(q.peek() + " " + q.contains(88) + " " + q.remove(19) + " " + q.remove(1000) + " " + q);
        StringBuilder sb = new StringBuilder();
        while (!q.isEmpty()) sb.append(q.poll()).append(' ');
        System.out.println(sb + " " + q.poll() + " " + q.peek());
        PriorityQueue<String> s = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        Collections.addAll(s, "pear", "fig", "banana", "kiwi", "apple", "date");
        sb.setLength(0);
        for (String x; (x = s.poll()) != null; ) sb.append(x).append(' ');
        System.out.println(sb);
        PriorityQueue<Job> jobs = new PriorityQueue<>(List.of(new Job("low", 1), new Job("high", 9), new Job("mid", 5), new Job("urgent", 10)));
        System.out.println(jobs.peek() + " " + jobs.size());
        jobs.removeIf(j -> j.prio() == 5);
        sb.setLength(0);
        while (jobs.size() > 0) sb.append(jobs.remove().name()).append(' ');
        System.out.println(sb);
        PriorityQueue<Long> big = new PriorityQueue<>(4, Collections.reverseOrder());
        long x = 12345;
        for (int i = 0; i < 1000; i++) { x = x * 1103515245 + 12345 & 0x7fffffff; big.offer(x % 1000); if (big.size() > 50) big.poll(); }
        long h = 0;
        while (!big.isEmpty()) h = h * 31 + big.poll();
        System.out.println(h);
        PriorityQueue<Integer> it = new PriorityQueue<>(List.of(9, 4, 6, 2, 8, 1));
        for (Iterator<Integer> i = it.iterator(); i.hasNext(); ) if (i.next() % 2 == 0) i.remove();
        System.out.println(it + " " + new ArrayList<>(new TreeSet<>(it)));
        try { it.add(null); } catch (NullPointerException e) { System.out.println("null rejected"); }
        try { it.clear(); it.remove(); } catch (NoSuchElementException e) { System.out.println("empty remove"); }
        Object[] arr = new PriorityQueue<>(Arrays.asList(3, 2, 1)).toArray();
        System.out.println(Arrays.toString(arr));
    }
}
