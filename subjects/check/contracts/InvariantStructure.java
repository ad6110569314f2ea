//@ check: InvariantStructure.push  n=3
//@ verdict: violated
//@ same: laziness

/** Forgets to count. */
public class InvariantStructure {
    private Node top;
    private int size;

    private static final class Node {
        Node next;
    }

    boolean repOK() {
        int count = 0;
        for (Node node = top; node != null; node = node.next) {
            if (++count > 3) {
                return false;
            }
        }
        return size == count;
    }

    public void push() {
        Node node = new Node();
        node.next = top;
        top = node;
    } //~ VIOLATES invariant
}
