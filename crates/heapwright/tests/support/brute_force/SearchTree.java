import heapwright.Heapwright;

/** A binary search tree. */
final class SearchTree {
    Node root;

    static final class Node {
        int key;
        Node left;
        Node right;
    }

    /** Keys between bounds exclude that a node is met twice. */
    boolean repOK() {
        return isOrdered(root, null, null);
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

    static final class TreeWalk extends Walk {
        TreeWalk(Script script) {
            super(script);
        }

        @Override int references(Object object) {
            return object instanceof SearchTree ? 1 : 2;
        }

        @Override Object follow(Object object, int field) {
            if (object instanceof SearchTree) {
                return ((SearchTree) object).root;
            }
            return field == 0 ? ((Node) object).left : ((Node) object).right;
        }

        @Override int primitives(Object object) {
            return object instanceof SearchTree ? 0 : 1;
        }

        @Override int look(Object object, int field) {
            return ((Node) object).key > 0 ? 1 : 0;
        }
    }

    static void references(SearchTree tree, long code) {
        Heapwright.assume(code == new TreeWalk(new Script()).anySet(tree, false));
    }

    static void everything(SearchTree tree, long code) {
        Heapwright.assume(code == new TreeWalk(new Script()).anySet(tree, true));
    }

    static void order(SearchTree tree, long code) {
        Heapwright.assume(code == new TreeWalk(new Script()).anyOrder(tree, 4));
    }
}
