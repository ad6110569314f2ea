// Exercises CircularFifoQueue, PredicatedQueue, ArrayStack-free stack use and BoundedIterator.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.queue.*;
import org.apache.commons.collections4.iterators.*;

public class CcQueuesBuffers {
    public static void main(String[] args) {
        CircularFifoQueue<Integer> q = new CircularFifoQueue<>(5);
        for (int i = 0; i < 12; i++) { q.add(i); System.out.println(q + " full=" + q.isAtFullCapacity() + " get0=" + q.get(0)); }
        System.out.println(q.poll() + " " + q.peek() + " " + q.remove() + " " + q.size() + " " + q.maxSize() + " " + q.contains(10));
        for (Iterator<Integer> it = q.iterator(); it.hasNext(); ) if (it.next() == 10) it.remove();
        System.out.println(q);
        q.clear();
        System.out.println(q.poll() + " " + q.isEmpty());
        try { q.remove(); } catch (NoSuchElementException e) { System.out.println("empty"); }
        try { q.get(3); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        try { new CircularFifoQueue<>(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Queue<String> p = PredicatedQueue.predicatedQueue(new LinkedList<>(), s -> !s.isEmpty());
        p.add("x");
        try { p.offer(""); } catch (IllegalArgumentException e) { System.out.println("predicate " + p); }
        Queue<String> t = TransformedQueue.transformingQueue(new LinkedList<>(), String::trim);
        t.add("  spaced ");
        System.out.println("[" + t.peek() + "]");
        Queue<String> u = UnmodifiableQueue.unmodifiableQueue(t);
        try { u.poll(); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        List<Integer> src = Arrays.asList(1, 2, 3, 4, 5, 6);
        System.out.println(IteratorUtils.toList(new BoundedIterator<>(src.iterator(), 1, 3)) + " " + IteratorUtils.toList(new SkippingIterator<>(src.iterator(), 4)) + " " + IteratorUtils.toList(new FilterIterator<>(src.iterator(), x -> x % 2 == 0)) + " " + IteratorUtils.toList(new TransformIterator<>(src.iterator(), x -> "t" + x)));
        System.out.println(IteratorUtils.toList(new CollatingIterator<>(Comparator.<Integer>naturalOrder(), Arrays.asList(1, 4, 7).iterator(), Arrays.asList(2, 3, 9).iterator())) + " " + IteratorUtils.toList(new ZippingIterator<>(Arrays.asList(1, 2).iterator(), Arrays.asList(10, 20, 30).iterator())) + " " + IteratorUtils.toList(IteratorUtils.chainedIterator(src.subList(0, 2).iterator(), src.subList(4, 6).iterator())));
        PeekingIterator<Integer> pk = PeekingIterator.peekingIterator(src.iterator());
        System.out.println(pk.peek() + " " + pk.next() + " " + pk.element() + " " + pk.hasNext());
        PushbackIterator<Integer> pb = PushbackIterator.pushbackIterator(src.iterator());
        int first = pb.next();
        pb.pushback(first * 100);
        System.out.println(pb.next() + " " + pb.next());
        LoopingIterator<Integer> lp = new LoopingIterator<>(src.subList(0, 3));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 8; i++) sb.append(lp.next());
        System.out.println(sb + " " + lp.size());
        UniqueFilterIterator<Integer> uf = new UniqueFilterIterator<>(Arrays.asList(1, 1, 2, 1, 3, 2).iterator());
        System.out.println(IteratorUtils.toList(uf) + " " + IteratorUtils.toList(new PermutationIterator<>(Arrays.asList(1, 2, 3))));
        System.out.println(IteratorUtils.toList(new ArrayIterator<Integer>(new int[]{5, 6, 7}, 1)) + " " + IteratorUtils.size(src.iterator()) + " " + IteratorUtils.get(src.iterator(), 3) + " " + IteratorUtils.toString(src.iterator()));
    }
}
