package hex;

import static heapwright.Heapwright.assume;

/**
 * Elements and heights of a balanced tree of which a part is known.
 *
 * <p>Every node lies between its nearest ancestors to the left and to the right. What a node's height says about its children is
 * exact for each pair of them, known or not: a child that is not known can have any height from -1 that fits its parent and its
 * sibling, and there is a tree of every height. With two children, the node is higher by one or two than each, and not by two than both.
 */
final class AvlTreeCompanion {
    private AvlTreeCompanion() {}

    static void root(AvlTree.Node root) {
        known(root, null, null);
    }

    static void left(AvlTree.Node node, AvlTree.Node parent) {
        known(node, parent._lower, parent);
        parent._left = node;
        child(parent, node, parent._right, parent._rightIsNull);
    }

    static void right(AvlTree.Node node, AvlTree.Node parent) {
        known(node, parent, parent._upper);
        parent._right = node;
        child(parent, node, parent._left, parent._leftIsNull);
    }

    static void noLeft(AvlTree.Node parent) {
        parent._leftIsNull = true;
        noChild(parent, parent._right, parent._rightIsNull);
    }

    static void noRight(AvlTree.Node parent) {
        parent._rightIsNull = true;
        noChild(parent, parent._left, parent._leftIsNull);
    }

    private static void known(AvlTree.Node node, AvlTree.Node lower, AvlTree.Node upper) {
        node._initialElement = node.element;
        node._initialHeight = node.height;
        node._lower = lower;
        node._upper = upper;
        node._left = null;
        node._right = null;
        node._leftIsNull = false;
        node._rightIsNull = false;
        assume(lower == null || node._initialElement > lower._initialElement);
        assume(upper == null || node._initialElement < upper._initialElement);
        assume(node._initialHeight >= 0);
        assume(node._initialHeight <= AvlTree.HIGHEST);
    }

    private static void child(AvlTree.Node parent, AvlTree.Node node, AvlTree.Node sibling, boolean siblingIsNull) {
        if (siblingIsNull) {
            assume(node._initialHeight == 0);
            assume(parent._initialHeight == 1);
            return;
        }
        assume(parent._initialHeight >= node._initialHeight + 1);
        if (sibling == null) {
            assume(parent._initialHeight <= node._initialHeight + 2);
        } else {
            assume(2 * parent._initialHeight <= node._initialHeight + sibling._initialHeight + 3);
        }
    }

    private static void noChild(AvlTree.Node parent, AvlTree.Node sibling, boolean siblingIsNull) {
        if (siblingIsNull) {
            assume(parent._initialHeight == 0);
        } else if (sibling == null) {
            assume(parent._initialHeight <= 1);
        } else {
            assume(sibling._initialHeight == 0);
            assume(parent._initialHeight == 1);
        }
    }
}
