package hex;

import java.util.NoSuchElementException;

/** P3: a set of ints by a search tree whose nodes know their heights, which differ by at most one between siblings. */
public class AvlTree {
    /** A higher tree would have more than 2^32 elements. */
    static final int HIGHEST = 44;

    Node root;

    static final class Node {
        int element;
        int height;
        Node left;
        Node right;

        int _initialElement;
        int _initialHeight;
        Node _lower;
        Node _upper;
        Node _left;
        Node _right;
        boolean _leftIsNull;
        boolean _rightIsNull;

        Node(int element) {
            this.element = element;
        }
    }

    /** Whether it is a balanced search tree with right heights. */
    boolean repOK() {
        return root == null || root.height >= 0 && root.height <= HIGHEST && isBalanced(root, null, null);
    }

    /** Elements in order exclude that a node is met twice; falling heights bound the depth. */
    private static boolean isBalanced(Node node, Node lower, Node upper) {
        if (lower != null && node.element <= lower.element || upper != null && node.element >= upper.element) {
            return false;
        }
        int left = height(node.left);
        int right = height(node.right);
        if (left < -1 || right < -1 || left - right > 1 || right - left > 1) {
            return false;
        }
        if (node.height != (left > right ? left : right) + 1) {
            return false;
        }
        if (node.left != null && (left < 0 || !isBalanced(node.left, lower, node))) {
            return false;
        }
        return node.right == null || right >= 0 && isBalanced(node.right, node, upper);
    }

    private static int height(Node node) {
        return node == null ? -1 : node.height;
    }

    public boolean isEmpty() {
        return root == null;
    }

    public boolean find(int element) {
        Node node = root;
        while (node != null) {
            if (element == node.element) {
                return true;
            }
            node = element < node.element ? node.left : node.right;
        }
        return false;
    }

    public int findMin() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        return first(root).element;
    }

    public int findMax() {
        Node node = root;
        if (node == null) {
            throw new NoSuchElementException();
        }
        while (node.right != null) {
            node = node.right;
        }
        return node.element;
    }

    public void insert(int element) {
        root = insert(element, root);
    }

    public void remove(int element) {
        root = remove(element, root);
    }

    private static Node insert(int element, Node node) {
        if (node == null) {
            return new Node(element);
        }
        if (element < node.element) {
            node.left = insert(element, node.left);
        } else if (element > node.element) {
            node.right = insert(element, node.right);
        } else {
            return node;
        }
        return balance(node);
    }

    private static Node remove(int element, Node node) {
        if (node == null) {
            return null;
        }
        if (element < node.element) {
            node.left = remove(element, node.left);
        } else if (element > node.element) {
            node.right = remove(element, node.right);
        } else if (node.left == null) {
            return node.right;
        } else if (node.right == null) {
            return node.left;
        } else {
            node.element = first(node.right).element;
            node.right = remove(node.element, node.right);
        }
        return balance(node);
    }

    private static Node first(Node node) {
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    /** The root of a subtree whose sides differ by at most two. */
    private static Node balance(Node node) {
        int difference = height(node.left) - height(node.right);
        if (difference > 1) {
            if (height(node.left.left) < height(node.left.right)) {
                node.left = rotateLeft(node.left);
            }
            return rotateRight(node);
        }
        if (difference < -1) {
            if (height(node.right.right) < height(node.right.left)) {
                node.right = rotateRight(node.right);
            }
            return rotateLeft(node);
        }
        measure(node);
        return node;
    }

    private static Node rotateRight(Node node) {
        Node top = node.left;
        node.left = top.right;
        top.right = node;
        measure(node);
        measure(top);
        return top;
    }

    private static Node rotateLeft(Node node) {
        Node top = node.right;
        node.right = top.left;
        top.left = node;
        measure(node);
        measure(top);
        return top;
    }

    private static void measure(Node node) {
        int left = height(node.left);
        int right = height(node.right);
        node.height = (left > right ? left : right) + 1;
    }
}
