// Admission looks at the input, not at what the program made of it: the loops that it ties itself are nobody's business, and those of
// the input are excluded even where the program has cut them.
//@ check: Overwriting.tie  admission=hybrid n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified-within-limits
//@ check: Overwriting.tie  admission=whole n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified-within-limits
//@ check: Overwriting.tie  admission=hex spec=Overwriting.hex n=3 judge hex-recheck
//@ violations: none
//@ invalid: 0
//@ late: 0
//@ verdict: verified-within-limits
//@ check: Overwriting.cut  admission=hybrid n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified
//@ check: Overwriting.cut  admission=whole n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified
//@ check: Overwriting.cut  admission=hex spec=Overwriting.hex n=3 judge
//@ violations: none
//@ invalid: 0
//@ verdict: verified
//@ check: Overwriting.cut  admission=none n=3

/** A chain whose links are overwritten before others are read. */
public class Overwriting {
    Node head;

    static final class Node {
        Node next;
    }

    boolean repOK() {
        Node slow = head;
        Node fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                return false;
            }
        }
        return true;
    }

    /** A ring is made before the rest of the chain is read. */
    int tie() {
        if (head == null) {
            return 0;
        }
        Node second = head.next;
        head.next = head;
        int rest = 0;
        while (second != null) {
            second = second.next;
            rest++;
        }
        return rest;
    }

    /** What followed the first node is only known from before. */
    void cut() {
        if (head == null || head.next == null) {
            return;
        }
        Node first = head;
        Node second = first.next;
        first.next = null;
        head = null;
        assert second.next != first; //~ VIOLATES assertion
    }
}
