// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: AATree.contains  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# k=3
//@ paths: 84
//@ verdict: verified-within-limits
//@ check: AATree.find  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.find  laziness=lazier# k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: AATree.find  laziness=lazier# k=3
//@ paths: 84
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# k=3
//@ paths: 84
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# k=3
//@ paths: 84
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# k=2
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# k=3
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# k=2
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# k=3
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# k=2
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# k=3
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier k=3
//@ paths: 84
//@ verdict: verified-within-limits
//@ check: AATree.find  laziness=lazier k=1
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: AATree.find  laziness=lazier k=2
//@ paths: 22
//@ verdict: verified-within-limits
//@ check: AATree.find  laziness=lazier k=3
//@ paths: 121
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier k=1
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier k=2
//@ paths: 44
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier k=3
//@ paths: 242
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier k=2
//@ paths: 7
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier k=3
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier k=2
//@ paths: 7
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier k=3
//@ paths: 19
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# n=5
//@ paths: 56
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# n=6
//@ paths: 95
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# n=7
//@ paths: 155
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# n=8
//@ paths: 240
//@ verdict: verified-within-limits
//@ check: AATree.contains  laziness=lazier# n=9
//@ paths: 392
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# n=5
//@ paths: 56
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# n=6
//@ paths: 95
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# n=7
//@ paths: 155
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# n=8
//@ paths: 240
//@ verdict: verified-within-limits
//@ check: AATree.insert  laziness=lazier# n=9
//@ paths: 392
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# n=5
//@ paths: 56
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# n=6
//@ paths: 95
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# n=7
//@ paths: 155
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# n=8
//@ paths: 240
//@ verdict: verified-within-limits
//@ check: AATree.remove  laziness=lazier# n=9
//@ paths: 392
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# n=5
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# n=6
//@ paths: 11
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# n=7
//@ paths: 15
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# n=8
//@ paths: 20
//@ verdict: verified-within-limits
//@ check: AATree.findMin  laziness=lazier# n=9
//@ paths: 28
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# n=5
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# n=6
//@ paths: 11
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# n=7
//@ paths: 15
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# n=8
//@ paths: 20
//@ verdict: verified-within-limits
//@ check: AATree.findMax  laziness=lazier# n=9
//@ paths: 28
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# n=5
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# n=6
//@ paths: 11
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# n=7
//@ paths: 15
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# n=8
//@ paths: 20
//@ verdict: verified-within-limits
//@ check: AATree.isEmpty  laziness=lazier# n=9
//@ paths: 28
//@ verdict: verified-within-limits

/** A search tree balanced by levels: a red-black tree whose red nodes are right children. The shape decides the levels. */
public class AATree {
    private static final int INVALID = -1;

    private Node root;

    private static final class Node {
        int key;
        Object element;
        int level = 1;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
        }
    }

    boolean repOK() {
        return checkedLevel(root, null, null) != INVALID;
    }

    /** The level of an ordered subtree that keeps the rules; 0 without nodes. */
    private static int checkedLevel(Node node, Node below, Node above) {
        if (node == null) {
            return 0;
        }
        if (below != null && node.key <= below.key || above != null && node.key >= above.key) {
            return INVALID;
        }
        int left = checkedLevel(node.left, below, node);
        if (left == INVALID) {
            return INVALID;
        }
        int level = left + 1;
        int right = checkedLevel(node.right, node, above);
        if (right != level && right != level - 1) {
            return INVALID;
        }
        if (right == level && level(node.right.right) == level) {
            return INVALID;
        }
        return node.level == level ? level : INVALID;
    }

    public boolean isEmpty() {
        return root == null;
    }

    public boolean contains(int key) {
        return locate(key) != null;
    }

    public Object find(int key) {
        Node node = locate(key);
        return node == null ? null : node.element;
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
        Node present = locate(key);
        if (present != null) {
            Object old = present.element;
            present.element = element;
            return old;
        }
        root = added(root, key, element);
        return null;
    }

    public void remove(int key) {
        root = removed(root, key);
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

    private static Node added(Node node, int key, Object element) {
        if (node == null) {
            return new Node(key, element);
        }
        if (key < node.key) {
            node.left = added(node.left, key, element);
        } else {
            node.right = added(node.right, key, element);
        }
        return split(skew(node));
    }

    private static Node removed(Node node, int key) {
        if (node == null) {
            return null;
        }
        if (key < node.key) {
            node.left = removed(node.left, key);
        } else if (key > node.key) {
            node.right = removed(node.right, key);
        } else if (node.left == null) {
            return node.right;
        } else {
            // A node with a left child has a right one, too.
            Node next = leftmost(node.right);
            node.key = next.key;
            node.element = next.element;
            node.right = removed(node.right, next.key);
        }
        return lowered(node);
    }

    /** Restores the rules where a child's level may have fallen. */
    private static Node lowered(Node node) {
        int target = 1 + (level(node.left) < level(node.right) ? level(node.left) : level(node.right));
        if (target < node.level) {
            node.level = target;
            if (target < level(node.right)) {
                node.right.level = target;
            }
        }
        node = skew(node);
        if (node.right != null) {
            node.right = skew(node.right);
            if (node.right.right != null) {
                node.right.right = skew(node.right.right);
            }
        }
        node = split(node);
        if (node.right != null) {
            node.right = split(node.right);
        }
        return node;
    }

    /** Turns a left child on the same level into the top. */
    private static Node skew(Node node) {
        if (level(node.left) != node.level) {
            return node;
        }
        Node top = node.left;
        node.left = top.right;
        top.right = node;
        return top;
    }

    /** Lifts the middle of three nodes on the same level. */
    private static Node split(Node node) {
        if (node.right == null || level(node.right.right) != node.level) {
            return node;
        }
        Node top = node.right;
        node.right = top.left;
        top.left = node;
        top.level++;
        return top;
    }

    private static Node leftmost(Node node) {
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    private static int level(Node node) {
        return node == null ? 0 : node.level;
    }
}
