package hex;

/** A node of a parse tree: its children are a chain from the first to the last, and each knows its parent. */
final class Node {
    static final int BLOCK = 1;
    static final int NAME = 2;
    static final int FUNCTION = 3;
    static final int LABEL = 4;
    static final int BREAK = 5;

    int type;
    int name;
    Node first;
    Node last;
    Node next;
    Node parent;

    int _children;
    int _state;

    Node(int type, int name) {
        this.type = type;
        this.name = name;
    }

    /** Whether a node is the root of a tree, or null. */
    static boolean isTree(Node root) {
        if (root == null) {
            return true;
        }
        if (root.parent != null || root.next != null) {
            return false;
        }
        // Every node is a child of one parent only, and once: so the walk ends, and it can find its way back.
        Node node = root;
        while (node != null) {
            if (!node.hasChildrenInOrder()) {
                return false;
            }
            if (node.first != null) {
                node = node.first;
                continue;
            }
            while (node != null && node.next == null) {
                node = node.parent;
            }
            if (node != null) {
                node = node.next;
            }
        }
        return true;
    }

    private boolean hasChildrenInOrder() {
        Node before = null;
        for (Node child = first; child != null; child = child.next) {
            if (child.parent != this || before != null && isUpTo(child, before)) {
                return false;
            }
            before = child;
        }
        return last == before;
    }

    /** Whether a node is one of the children up to one of them. */
    private boolean isUpTo(Node node, Node end) {
        Node child = first;
        while (child != node && child != end) {
            child = child.next;
        }
        return child == node;
    }

    void append(Node child) {
        child.parent = this;
        child.next = null;
        if (last == null) {
            first = child;
        } else {
            last.next = child;
        }
        last = child;
    }

    /** The child before one, or null. */
    Node childBefore(Node child) {
        Node before = null;
        for (Node other = first; other != child; other = other.next) {
            before = other;
        }
        return before;
    }

    /** Puts a detached node in the place of a child. */
    void replace(Node child, Node by) {
        Node before = childBefore(child);
        by.parent = this;
        by.next = child.next;
        if (before == null) {
            first = by;
        } else {
            before.next = by;
        }
        if (last == child) {
            last = by;
        }
        child.next = null;
        child.parent = null;
    }

    /** Takes out a child. */
    void remove(Node child) {
        Node before = childBefore(child);
        if (before == null) {
            first = child.next;
        } else {
            before.next = child.next;
        }
        if (last == child) {
            last = before;
        }
        child.next = null;
        child.parent = null;
    }
}
