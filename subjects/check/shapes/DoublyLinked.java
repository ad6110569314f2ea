// Without a word about heaps, false alarms; with any, none. `n` counts the header.
//@ check: DoublyLinked.removeFirst  admission=none n=3
//@ check: DoublyLinked.removeFirst  admission=hybrid n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified-within-limits
//@ check: DoublyLinked.removeFirst  admission=whole n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified-within-limits
//@ check: DoublyLinked.removeFirst  admission=hex spec=DoublyLinked.hex n=3 judge hex-recheck
//@ violations: none
//@ invalid: 0
//@ late: 0
//@ verdict: verified-within-limits
//@ check: DoublyLinked.removeFirst  admission=hex,hybrid,whole spec=DoublyLinked.hex n=3
//@ violations: none
//@ same: laziness
//@ check: DoublyLinked.removeFirst  admission=eager,hex spec=DoublyLinked.hex n=3
//@ violations: none
//@ same: laziness
// From both ends: one path for each number of nodes.
//@ check: DoublyLinked.lastToFirst  admission=hex spec=DoublyLinked.hex n=4 laziness=lazy judge hex-recheck
//@ violations: none
//@ paths: 4
//@ valid: 4
//@ invalid: 0
//@ check: DoublyLinked.bothEnds  admission=hex spec=DoublyLinked.hex n=4 laziness=lazy judge hex-recheck
//@ violations: none
//@ invalid: 0
//@ late: 0
//@ verdict: verified

/** A doubly linked ring through a header, which holds nothing. */
public class DoublyLinked {
    Node header;

    static final class Node {
        Node next;
        Node previous;
    }

    boolean repOK() {
        if (header == null) {
            return false;
        }
        Node node = header;
        do {
            Node next = node.next;
            if (next == null || next.previous != node) {
                return false;
            }
            node = next;
        } while (node != header);
        return true;
    }

    void removeFirst() {
        Node gone = header.next; //~ VIOLATES NullPointerException
        if (gone == header) {
            return;
        }
        Node second = gone.next; //~ VIOLATES NullPointerException
        header.next = second;
        second.previous = header; //~ VIOLATES NullPointerException
        assert gone.previous == header; //~ VIOLATES assertion
    }

    int lastToFirst() {
        int count = 0;
        for (Node node = header.previous; node != header; node = node.previous) {
            count++;
        }
        return count;
    }

    /** The two ends meet in one node, or pass each other. */
    int bothEnds() {
        Node first = header.next;
        Node last = header.previous;
        if (first == last) {
            assert first == header || first.next == header;
            return 1;
        }
        assert first.previous == header && last.next == header;
        return first.next == last ? 2 : 3;
    }
}
