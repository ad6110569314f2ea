// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: AvlTree.find  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# k=2
//@ paths: 21
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# k=3
//@ paths: 190
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# k=2
//@ paths: 21
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# k=3
//@ paths: 190
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# k=3
//@ paths: 20
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# k=3
//@ paths: 20
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# k=3
//@ paths: 20
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier k=1
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier k=2
//@ paths: 29
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier k=3
//@ paths: 275
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier k=1
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier k=2
//@ paths: 58
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier k=3
//@ paths: 550
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier k=2
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier k=3
//@ paths: 39
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier k=2
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier k=3
//@ paths: 39
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazy k=1
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazy k=2
//@ paths: 51
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazy k=3
//@ paths: 753
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazy k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazy k=2
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazy k=3
//@ paths: 135
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazy k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazy k=2
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazy k=3
//@ paths: 135
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# n=5
//@ paths: 123
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# n=6
//@ paths: 175
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# n=7
//@ paths: 430
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# n=8
//@ paths: 974
//@ verdict: verified-within-limits
//@ check: AvlTree.find  laziness=lazier# n=9
//@ paths: 1810
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# n=5
//@ paths: 123
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# n=6
//@ paths: 175
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# n=7
//@ paths: 430
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# n=8
//@ paths: 974
//@ verdict: verified-within-limits
//@ check: AvlTree.insert  laziness=lazier# n=9
//@ paths: 1810
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# n=5
//@ paths: 15
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# n=6
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# n=7
//@ paths: 36
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# n=8
//@ paths: 68
//@ verdict: verified-within-limits
//@ check: AvlTree.findMin  laziness=lazier# n=9
//@ paths: 112
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# n=5
//@ paths: 15
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# n=6
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# n=7
//@ paths: 36
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# n=8
//@ paths: 68
//@ verdict: verified-within-limits
//@ check: AvlTree.findMax  laziness=lazier# n=9
//@ paths: 112
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# n=5
//@ paths: 15
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# n=6
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# n=7
//@ paths: 36
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# n=8
//@ paths: 68
//@ verdict: verified-within-limits
//@ check: AvlTree.isEmpty  laziness=lazier# n=9
//@ paths: 112
//@ verdict: verified-within-limits

/** A height-balanced search tree. Heights follow from the shape, so that checking them adds no paths. */
public class AvlTree {
    private static final int INVALID = -1;

    private Node root;

    private static final class Node {
        int key;
        Object element;
        int height = 1;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
        }
    }

    boolean repOK() {
        return checkedHeight(root, null, null) != INVALID;
    }

    /** The height of an ordered and balanced subtree. */
    private static int checkedHeight(Node node, Node below, Node above) {
        if (node == null) {
            return 0;
        }
        if (below != null && node.key <= below.key || above != null && node.key >= above.key) {
            return INVALID;
        }
        int left = checkedHeight(node.left, below, node);
        if (left == INVALID) {
            return INVALID;
        }
        int right = checkedHeight(node.right, node, above);
        if (right == INVALID || left - right > 1 || right - left > 1) {
            return INVALID;
        }
        int height = 1 + (left > right ? left : right);
        return node.height == height ? height : INVALID;
    }

    public boolean isEmpty() {
        return root == null;
    }

    public Object find(int key) {
        Node node = locate(key);
        return node == null ? null : node.element;
    }

    public Object findMin() {
        if (root == null) {
            return null;
        }
        Node node = root;
        while (node.left != null) {
            node = node.left;
        }
        return node.element;
    }

    public Object findMax() {
        if (root == null) {
            return null;
        }
        Node node = root;
        while (node.right != null) {
            node = node.right;
        }
        return node.element;
    }

    /** The element that the new one replaces, or null. */
    public Object insert(int key, Object element) {
        Node present = locate(key);
        if (present != null) {
            Object old = present.element;
            present.element = element;
            return old;
        }
        root = add(root, key, element);
        return null;
    }

    private Node locate(int key) {
        Node node = root;
        while (node != null) {
            if (key < node.key) {
                node = node.left;
            } else if (key > node.key) {
                node = node.right;
            } else {
                return node;
            }
        }
        return null;
    }

    private static Node add(Node node, int key, Object element) {
        if (node == null) {
            return new Node(key, element);
        }
        if (key < node.key) {
            node.left = add(node.left, key, element);
        } else {
            node.right = add(node.right, key, element);
        }
        return balanced(node);
    }

    private static Node balanced(Node node) {
        int lean = height(node.left) - height(node.right);
        if (lean > 1) {
            if (height(node.left.left) < height(node.left.right)) {
                node.left = leftRotated(node.left);
            }
            return rightRotated(node);
        }
        if (lean < -1) {
            if (height(node.right.right) < height(node.right.left)) {
                node.right = rightRotated(node.right);
            }
            return leftRotated(node);
        }
        updateHeight(node);
        return node;
    }

    private static Node rightRotated(Node node) {
        Node top = node.left;
        node.left = top.right;
        top.right = node;
        updateHeight(node);
        updateHeight(top);
        return top;
    }

    private static Node leftRotated(Node node) {
        Node top = node.right;
        node.right = top.left;
        top.left = node;
        updateHeight(node);
        updateHeight(top);
        return top;
    }

    private static void updateHeight(Node node) {
        int left = height(node.left);
        int right = height(node.right);
        node.height = 1 + (left > right ? left : right);
    }

    private static int height(Node node) {
        return node == null ? 0 : node.height;
    }
}
