//@ check: DequeOrder.test
//@ verdict: verified

import heapwright.Heapwright;
import java.util.ArrayDeque;

public class DequeOrder {
    public static void test(boolean front) {
        ArrayDeque<String> deque = new ArrayDeque<>();
        deque.add("middle");
        if (front) {
            deque.addFirst("other");
        } else {
            deque.addLast("other");
        }
        Heapwright.check(deque.peekFirst().equals(front ? "other" : "middle"));
        Heapwright.check(deque.size() == 2);
    }
}
