package hex;

import static heapwright.Heapwright.assume;

/**
 * How the two ends of a list of children fit together. Children are discovered from the first one on; the last one may be discovered
 * before the others, and then they must lead to it.
 */
final class NodeCompanion {
    /** Neither the last child nor the end of the chain is known. */
    private static final int OPEN = 0;
    /** The chain has ended, and the last child must be its end. */
    private static final int ENDED = 1;
    /** The last child is known and not on the chain yet. */
    private static final int APART = 2;
    /** The last child is known to be the end of the chain, or missing if there is none. */
    private static final int PINNED = 3;

    private NodeCompanion() {}

    static void node(Node node) {
        node._children = 0;
        node._state = OPEN;
    }

    /** The chain of the children leads to one more. */
    static void child(Node node, Node parent) {
        assume(parent._state == OPEN || parent._state == APART);
        parent._children++;
        node(node);
    }

    /** The chain leads to the last child, which was known. */
    static void meeting(Node parent) {
        assume(parent._state == APART);
        parent._state = PINNED;
    }

    /** The chain ends. */
    static void end(Node parent) {
        assume(parent._state == OPEN || parent._state == PINNED);
        if (parent._state == OPEN) {
            parent._state = ENDED;
        }
    }

    /** The last child is none of those on the chain. */
    static void last(Node node, Node parent) {
        assume(parent._state == OPEN);
        parent._state = APART;
        node(node);
    }

    /** The last child is the end of the chain. */
    static void lastOfChain(Node parent) {
        parent._state = PINNED;
    }

    /** There is no last child. */
    static void noLast(Node parent) {
        assume(parent._children == 0);
        assume(parent._state == OPEN || parent._state == ENDED);
        parent._state = PINNED;
    }
}
