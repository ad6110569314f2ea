// The invariant counts down while it goes round in circles, from a number that nobody knows: a search for one that suffices is given
// up, and what nobody knows is admitted. It is a gap, then, whether there is a valid heap that violates.
//@ check: CountingInvariant.cyclic  admission=hybrid
//@ violations: none
//@ gaps: unknown
//@ verdict: incomplete
//@ check: CountingInvariant.cyclic  admission=whole
//@ violations: none
//@ gaps: unknown
//@ verdict: incomplete
//@ slow
//@ check: CountingInvariant.first  admission=hybrid judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified

/** A chain with its size. */
public class CountingInvariant {
    Node head;
    int size;

    static final class Node {
        Node next;
    }

    boolean repOK() {
        int left = size;
        for (Node node = head; node != null; node = node.next) {
            if (left-- <= 0) {
                return false;
            }
        }
        return left == 0;
    }

    void cyclic() {
        assert head == null || head.next != head;
    }

    boolean first() {
        return head == null;
    }
}
