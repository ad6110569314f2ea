// A violation that only an invalid heap reaches is none. That the chain does not lead back is a matter of shapes; that its size is
// right is none, and is found out where the path is judged.
//@ check: FalseAlarms.cyclic  admission=none
//@ check: FalseAlarms.cyclic  admission=hybrid
//@ violations: none
//@ verdict: verified
//@ false-alarms: 0
//@ check: FalseAlarms.cyclic  admission=whole
//@ violations: none
//@ verdict: verified
//@ false-alarms: 0
//@ check: FalseAlarms.cyclic  admission=hex spec=FalseAlarms.hex
//@ violations: none
//@ verdict: verified
//@ false-alarms: 0
//@ check: FalseAlarms.sized  admission=none
//@ check: FalseAlarms.sized  admission=hybrid
//@ violations: none
//@ verdict: verified
//@ false-alarms: 1
//@ check: FalseAlarms.sized  admission=whole
//@ violations: none
//@ verdict: verified
//@ false-alarms: 0
//@ check: FalseAlarms.sized  admission=hex spec=FalseAlarms.hex
//@ violations: none
//@ verdict: verified
//@ false-alarms: 1
//@ check: FalseAlarms.sized  admission=eager
//@ violations: none
//@ verdict: verified-within-limits

/** A chain with its size. */
public class FalseAlarms {
    Node head;
    int size;

    static final class Node {
        Node next;
    }

    boolean repOK() {
        int count = 0;
        Node behind = head;
        for (Node node = head; node != null; node = node.next) {
            if (count++ % 2 == 1) {
                behind = behind.next;
            }
            if (node.next == behind) {
                return false;
            }
        }
        return count == size;
    }

    void cyclic() {
        assert head == null || head.next != head; //~ VIOLATES assertion
    }

    void sized() {
        assert head != null || size == 0; //~ VIOLATES assertion
    }
}
