// One path for each length: none to three.
//@ check: Sized.count  admission=hex spec=Sized.hex n=3
//@ violations: none
//@ paths: 4
//@ verdict: verified-within-limits
//@ same: laziness
//@ check: Sized.count  admission=hex spec=Sized.hex n=3 judge hex-recheck
//@ violations: none
//@ valid: 4
//@ invalid: 0
//@ late: 0
// The size is overwritten before the chain is read: the companions remember what it was.
//@ check: Sized.forget  admission=hex spec=Sized.hex n=3
//@ violations: none
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: Sized.count  admission=none n=3
//@ check: Sized.forget  admission=none n=3

/** A chain of nodes with its size. */
public class Sized {
    Node head;
    int size;

    int _initialSize;
    int _known;

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

    int count() {
        int count = 0;
        for (Node node = head; node != null && count < 7; node = node.next) {
            count++;
        }
        assert count == size; //~ VIOLATES assertion
        return count;
    }

    int forget() {
        int before = size;
        size = 0;
        int count = 0;
        for (Node node = head; node != null && count < 7; node = node.next) {
            count++;
        }
        size = before;
        assert count == before; //~ VIOLATES assertion
        return count;
    }
}
