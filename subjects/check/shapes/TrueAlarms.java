// A violation that valid heaps reach: the witness is completed, so that the invariant holds on it, and the real JVM confirms it. That
// there is a root, too, is a matter of the size; without it there is another alarm, a false one.
//@ check: TrueAlarms.deep  admission=hybrid n=3
//@ replayed
//@ verdict: violated
//@ false-alarms: 1
//@ check: TrueAlarms.deep  admission=whole n=3
//@ replayed
//@ verdict: violated
//@ false-alarms: 0
//@ check: TrueAlarms.deep  admission=hex spec=TrueAlarms.hex n=3
//@ replayed
//@ verdict: violated
//@ false-alarms: 1
//@ check: TrueAlarms.deep  admission=eager,hex spec=TrueAlarms.hex n=3
//@ replayed
//@ verdict: violated
//@ check: TrueAlarms.deep  admission=eager,hybrid,whole n=3
//@ replayed
//@ verdict: violated

/** A search tree with its size. */
public class TrueAlarms {
    Node root;
    int size;

    static final class Node {
        int key;
        Node left;
        Node right;
    }

    boolean repOK() {
        return isOrdered(root, null, null) && count(root) == size;
    }

    private static boolean isOrdered(Node node, Node lower, Node upper) {
        if (node == null) {
            return true;
        }
        if (lower != null && node.key <= lower.key || upper != null && node.key >= upper.key) {
            return false;
        }
        return isOrdered(node.left, lower, node) && isOrdered(node.right, node, upper);
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    /** Says nothing of the left side, which a valid tree of this size has. */
    void deep() {
        if (size == 3 && root.right != null) {
            assert root.right.key < 10 || root.right.right != null; //~ VIOLATES assertion
        }
    }
}
