// Removing the first node of one bucket changes no other one, unless buckets share nodes.
//@ check: Buckets.removeFirst  admission=none n=3 array=2
//@ check: Buckets.removeFirst  admission=hex spec=Buckets.hex n=3 array=2 hex-recheck
//@ violations: none
//@ verdict: verified
//@ late: 0
//@ same: laziness

/** Elements of an array are references of the heap like fields. */
public class Buckets {
    Node[] table;

    static final class Node {
        Node next;
    }

    void removeFirst(int at) {
        if (table.length != 2 || at < 0 || at > 1 || table[at] == null) { //~ VIOLATES NullPointerException
            return;
        }
        Node other = table[1 - at];
        Node behind = other == null ? null : other.next;
        Node gone = table[at];
        table[at] = gone.next;
        gone.next = null;
        assert other == null || other.next == behind; //~ VIOLATES assertion
    }
}
