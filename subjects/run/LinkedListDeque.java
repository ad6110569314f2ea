// Exercises LinkedList and ArrayDeque as list, queue, deque and stack, with iterators from both ends.
import java.util.*;

public class LinkedListDeque {
    static void deque(Deque<String> d) {
        d.offer("a"); d.addFirst("b"); d.addLast("c"); d.push("d"); d.offerFirst("e"); d.offerLast("f");
        System.out.println(d.getClass().getSimpleName() + d + " " + d.size() + " " + d.peek() + d.peekFirst() + d.peekLast() + d.getFirst() + d.getLast() + d.element());
        System.out.println(d.poll() + d.pop() + d.pollLast() + d.removeFirst() + d.removeLast() + " " + d);
        Iterator<String> desc = d.descendingIterator();
        for (int i = 0; i < 20; i++) { d.addLast("x" + i); if (i % 3 == 0) d.pollFirst(); }
        System.out.println(d + " " + d.contains("x15") + " " + d.contains("zz"));
        d.removeFirstOccurrence("x9"); d.remove("x12"); d.removeLastOccurrence("x19"); d.removeIf(s -> s.endsWith("4"));
        StringBuilder sb = new StringBuilder();
        for (Iterator<String> it = d.descendingIterator(); it.hasNext(); ) sb.append(it.next()).append(' ');
        System.out.println(sb);
        for (Iterator<String> it = d.iterator(); it.hasNext(); ) if (it.next().length() == 3) it.remove();
        System.out.println(d + " " + Arrays.toString(d.toArray(new String[0])));
        d.clear();
        System.out.println(d.poll() + " " + d.peekLast() + " " + d.isEmpty());
        try { d.pop(); } catch (NoSuchElementException e) { System.out.println("pop " + e.getMessage()); }
        try { d.getLast(); } catch (NoSuchElementException e) { System.out.println("getLast " + e.getMessage()); }
    }

    public static void main(String[] args) {
        deque(new LinkedList<>());
        deque(new ArrayDeque<>());
        try { new ArrayDeque<>().add(null); } catch (NullPointerException e) { System.out.println("ArrayDeque rejects null"); }
        LinkedList<Integer> l = new LinkedList<>(List.of(5, 1, 4));
        l.add(1, 99); l.set(0, null); l.add(null);
        System.out.println(l + " " + l.indexOf(null) + " " + l.lastIndexOf(null) + " " + l.get(3));
        ListIterator<Integer> it = l.listIterator(2);
        it.add(77);
        System.out.println(it.next() + " " + it.previousIndex() + " " + it.nextIndex() + " " + it.previous() + " " + it.previous());
        it.set(78); it.remove();
        System.out.println(l);
        l.sort(Comparator.nullsLast(Comparator.naturalOrder()));
        System.out.println(l);
        ArrayDeque<Integer> ring = new ArrayDeque<>(2);
        long sum = 0;
        for (int i = 0; i < 3000; i++) { ring.addLast(i); if (ring.size() > 10) sum = sum * 3 + ring.removeFirst(); }
        System.out.println(sum + " " + ring + " " + ring.clone().equals(ring));
    }
}
