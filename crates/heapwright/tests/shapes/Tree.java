import heapwright.Heapwright;
import heapwright.Hex;

/** A binary tree with links to parents, which knows its size. */
@Hex({
    "this.root(.left|.right)* aliases nothing;",
    "this.root.parent is null;",
    "this.root(.left|.right)+.parent only aliases owner.owner;",
    "when root.this expands runs TreeCompanion.tree(it);",
    "when this.root(.left|.right)* expands runs TreeCompanion.node(this);",
})
class Tree {
    Node root;
    int size;

    int ghostSize;
    int ghostKnown;

    static final class Node {
        Node left;
        Node right;
        Node parent;
    }

    boolean repOK() {
        return root == null ? size == 0 : root.parent == null && isTree(root) && count(root) == size;
    }

    private static boolean isTree(Node node) {
        return (node.left == null || node.left != node.right)
                && isChild(node.left, node)
                && isChild(node.right, node);
    }

    private static boolean isChild(Node node, Node parent) {
        return node == null || node.parent == parent && isTree(node);
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    /** The length of the way to the left. */
    int leftmost() {
        int length = 0;
        for (Node node = root; node != null; node = node.left) {
            length++;
        }
        return length;
    }
}

final class TreeCompanion {
    private TreeCompanion() {}

    static void tree(Tree tree) {
        tree.ghostSize = tree.size;
        tree.ghostKnown = 0;
        Heapwright.assume(tree.ghostSize >= 0);
    }

    static void node(Tree tree) {
        tree.ghostKnown++;
        Heapwright.assume(tree.ghostSize >= tree.ghostKnown);
    }
}

/** A class without an invariant. */
class Table {
    Tree.Node[] buckets;
    Tree.Node last;
    String name;

    static Tree.Node lastOf(Table table) {
        return table.last;
    }
}

/** A class whose invariant does not end on a circle. */
class Chain {
    Node head;
    int size;

    static final class Node {
        Node next;
        int value;
    }

    boolean repOK() {
        for (Node node = head; node != null; node = node.next) {
            if (node.value < 0) {
                return false;
            }
        }
        return true;
    }
}
