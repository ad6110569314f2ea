// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: BinarySearchTree.find  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# k=2
//@ paths: 21
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# k=3
//@ paths: 236
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# k=2
//@ paths: 21
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# k=3
//@ paths: 236
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# k=2
//@ paths: 21
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# k=3
//@ paths: 236
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# k=3
//@ paths: 26
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# k=3
//@ paths: 26
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# k=3
//@ paths: 26
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier k=1
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier k=2
//@ paths: 29
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier k=3
//@ paths: 341
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier k=1
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier k=2
//@ paths: 58
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier k=3
//@ paths: 682
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier k=1
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier k=2
//@ paths: 31
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier k=3
//@ paths: 393
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier k=2
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier k=3
//@ paths: 51
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier k=2
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier k=3
//@ paths: 51
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazy k=1
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazy k=2
//@ paths: 51
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazy k=3
//@ paths: 899
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazy k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazy k=2
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazy k=3
//@ paths: 171
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazy k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazy k=2
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazy k=3
//@ paths: 171
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazy k=1
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazy k=2
//@ paths: 76
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazy k=3
//@ paths: 2347
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# n=5
//@ paths: 637
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# n=6
//@ paths: 2353
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# n=7
//@ paths: 8788
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# n=8
//@ paths: 33098
//@ slow
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.find  laziness=lazier# n=9
//@ paths: 125476
//@ slow
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# n=5
//@ paths: 637
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# n=6
//@ paths: 2353
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# n=7
//@ paths: 8788
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# n=8
//@ paths: 33098
//@ slow
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.insert  laziness=lazier# n=9
//@ paths: 125476
//@ slow
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# n=5
//@ paths: 637
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# n=6
//@ paths: 2353
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# n=7
//@ paths: 8788
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# n=8
//@ paths: 33098
//@ slow
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.remove  laziness=lazier# n=9
//@ paths: 125476
//@ slow
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# n=5
//@ paths: 65
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# n=6
//@ paths: 197
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# n=7
//@ paths: 626
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# n=8
//@ paths: 2056
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMin  laziness=lazier# n=9
//@ paths: 6918
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# n=5
//@ paths: 65
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# n=6
//@ paths: 197
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# n=7
//@ paths: 626
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# n=8
//@ paths: 2056
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.findMax  laziness=lazier# n=9
//@ paths: 6918
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# n=5
//@ paths: 65
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# n=6
//@ paths: 197
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# n=7
//@ paths: 626
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# n=8
//@ paths: 2056
//@ verdict: verified-within-limits
//@ check: BinarySearchTree.isEmpty  laziness=lazier# n=9
//@ paths: 6918
//@ verdict: verified-within-limits

/** An unbalanced search tree. The strict order of the keys alone refutes sharing and cycles. */
public class BinarySearchTree {
    private Node root;

    private static final class Node {
        int key;
        Object element;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
        }
    }

    boolean repOK() {
        return isOrdered(root, null, null);
    }

    private static boolean isOrdered(Node node, Node below, Node above) {
        if (node == null) {
            return true;
        }
        if (below != null && node.key <= below.key || above != null && node.key >= above.key) {
            return false;
        }
        return isOrdered(node.left, below, node) && isOrdered(node.right, node, above);
    }

    public boolean isEmpty() {
        return root == null;
    }

    public Object find(int key) {
        Node node = root;
        while (node != null) {
            if (key < node.key) {
                node = node.left;
            } else if (key > node.key) {
                node = node.right;
            } else {
                return node.element;
            }
        }
        return null;
    }

    public Object findMin() {
        if (root == null) {
            return null;
        }
        return leftmost(root).element;
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
        Node parent = null;
        Node node = root;
        while (node != null) {
            parent = node;
            if (key < node.key) {
                node = node.left;
            } else if (key > node.key) {
                node = node.right;
            } else {
                Object old = node.element;
                node.element = element;
                return old;
            }
        }
        Node added = new Node(key, element);
        if (parent == null) {
            root = added;
        } else if (key < parent.key) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        return null;
    }

    /** The element that was removed, or null. */
    public Object remove(int key) {
        Node parent = null;
        Node node = root;
        while (node != null && key != node.key) {
            parent = node;
            node = key < node.key ? node.left : node.right;
        }
        if (node == null) {
            return null;
        }
        Object old = node.element;
        if (node.left != null && node.right != null) {
            Node next = leftmost(node.right);
            node.key = next.key;
            node.element = next.element;
            node.right = withoutLeftmost(node.right);
        } else {
            Node child = node.left != null ? node.left : node.right;
            if (parent == null) {
                root = child;
            } else if (parent.left == node) {
                parent.left = child;
            } else {
                parent.right = child;
            }
        }
        return old;
    }

    private static Node leftmost(Node node) {
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    private static Node withoutLeftmost(Node node) {
        if (node.left == null) {
            return node.right;
        }
        node.left = withoutLeftmost(node.left);
        return node;
    }
}
