// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: SortedList.merge  laziness=lazier# k=1
//@ paths: 1
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier# k=3
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier# k=4
//@ paths: 69
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier k=1
//@ paths: 1
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier k=3
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazier k=4
//@ paths: 69
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazy k=1
//@ paths: 1
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazy k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazy k=3
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: SortedList.merge  laziness=lazy k=4
//@ paths: 69
//@ verdict: verified-within-limits

import heapwright.Heapwright;

/** A sorted list behind a header node; merging decides one interleaving per path. */
public class SortedList {
    private Node header;

    private static final class Node {
        int key;
        Node next;
    }

    private boolean repOK(Visited visited) {
        if (header == null || !visited.add(header)) {
            return false;
        }
        Node before = null;
        for (Node node = header.next; node != null; node = node.next) {
            if (!visited.add(node) || before != null && node.key < before.key) {
                return false;
            }
            before = node;
        }
        return true;
    }

    /** Moves the nodes of the second list into the first. */
    public static void merge(SortedList into, SortedList from) {
        Visited visited = new Visited();
        Heapwright.assume(into != null && from != null && into != from);
        Heapwright.assume(into.repOK(visited) && from.repOK(visited));
        Node a = into.header.next;
        Node b = from.header.next;
        Node last = into.header;
        while (a != null && b != null) {
            if (a.key <= b.key) {
                last.next = a;
                a = a.next;
            } else {
                last.next = b;
                b = b.next;
            }
            last = last.next;
        }
        last.next = a != null ? a : b;
        from.header.next = null;
        Heapwright.check(into.repOK(new Visited()));
    }
}
