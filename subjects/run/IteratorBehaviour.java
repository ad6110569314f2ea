// Exercises Iterator/ListIterator contracts, ConcurrentModificationException and custom Iterables in for-each.
import java.util.*;

public class IteratorBehaviour {
    static class Countdown implements Iterable<Integer> {
        final int from;
        Countdown(int from) { this.from = from; }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;
                public boolean hasNext() { return at > 0; }
                public Integer next() { if (at <= 0) throw new NoSuchElementException("done"); return at--; }
            };
        }
    }
    static class Ring extends AbstractList<String> {
        private final String[] d = {"x", "y", "z"};
        public String get(int i) { return d[i % 3]; }
        public int size() { return 7; }
    }

    public static void main(String[] args) {
        for (int i : new Countdown(4)) System.out.print(i + " ");
        System.out.println();
        Iterator<Integer> c = new Countdown(1).iterator();
        c.next();
        try { c.next(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { c.remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        new Countdown(3).forEach(x -> System.out.print(x + ";"));
        new Countdown(2).iterator().forEachRemaining(x -> System.out.print(x + "!"));
        System.out.println(" " + new Countdown(5).spliterator().estimateSize());
        System.out.println(new Ring() + " " + new Ring().contains("z") + " " + new Ring().lastIndexOf("x") + " " + new Ring().subList(2, 5) + " " + new Ring().equals(Arrays.asList("x", "y", "z", "x", "y", "z", "x")));
        List<String> l = new ArrayList<>(List.of("a", "b", "c", "d"));
        ListIterator<String> it = l.listIterator();
        while (it.hasNext()) { int i = it.nextIndex();
            String s = it.next();
            if (i == 1) it.remove();
            else if (i == 2) it.set("C");
            if (s.equals("d")) it.add("e"); }
        System.out.println(l);
        StringBuilder sb = new StringBuilder();
        while (it.hasPrevious()) sb.append(it.previousIndex()).append(it.previous());
        System.out.println(sb);
        try { it.set("q"); it.remove(); it.remove(); } catch (IllegalStateException e) { System.out.println("ISE " + l); }
        try { for (String s : l) if (s.equals("C")) l.add("more"); } catch (ConcurrentModificationException e) { System.out.println("CME " + e.getMessage() + l); }
        l = new ArrayList<>(List.of("a", "b", "c"));
        for (String s : l) if (s.equals("b")) l.remove(s);
        System.out.println("no CME when removing the last but one " + l);
        Map<Integer, Integer> m = new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3));
        try { for (Integer k : m.keySet()) m.remove(3); } catch (ConcurrentModificationException e) { System.out.println("CME tree " + m); }
        LinkedList<Integer> ll = new LinkedList<>(List.of(1, 2, 3));
        Iterator<Integer> li = ll.iterator();
        ll.addFirst(0);
        try { li.next(); } catch (ConcurrentModificationException e) { System.out.println("CME linked"); }
        ArrayDeque<Integer> ad = new ArrayDeque<>(List.of(1, 2));
        try { for (Integer x : ad) ad.add(x); } catch (ConcurrentModificationException e) { System.out.println("CME deque"); }
        try { new ArrayList<>(List.of(1, 2)).forEach(x -> { throw new IllegalStateException("in forEach " + x); }); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        for (Map.Entry<Integer, Integer> e : m.entrySet()) System.out.print(e.getKey() + "=" + e.getValue() + " ");
        System.out.println();
        PrimitiveIterator.OfInt p = "ab".chars().iterator();
        System.out.println(p.nextInt() + p.nextInt());
    }
}
