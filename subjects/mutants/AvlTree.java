/** A height-balanced search tree. Mutants of {@code insert}: the four rotations, heights, thresholds. */
//@ test: AvlTree.insert n=AvlTree=1 n=Node=5 tests=400
public class AvlTree {
    static class Node {
        int value;
        int height;
        Node left;
        Node right;

        Node(int value) {
            this.value = value;
            this.height = 1;
            //~ MUTANT
        }
    }

    Node root;

    boolean repOK() {
        return ordered(root, null, null) && balanced(root);
    }

    private static boolean balanced(Node node) {
        if (node == null) return true;
        if (!balanced(node.left) || !balanced(node.right)) return false;
        int difference = height(node.left) - height(node.right);
        return difference >= -1 && difference <= 1
            && node.height == 1 + Math.max(height(node.left), height(node.right));
    }

    private static boolean ordered(Node node, Node above, Node below) {
        if (node == null) return true;
        if (above != null && node.value <= above.value) return false;
        if (below != null && node.value >= below.value) return false;
        return ordered(node.left, above, node) && ordered(node.right, node, below);
    }

    private static int height(Node node) {
        return node == null ? 0 : node.height;
    }

    void insert(int value) {
        root = inserted(root, value);
        //~ MUTANT: inserted(root, value);
    }

    private static Node inserted(Node node, int value) {
        if (node == null) return new Node(value);
        //~ MUTANT: if (node == null) return null;
        if (value < node.value) {
            //~ MUTANT: if (value > node.value) {
            //~ MUTANT: if (value <= node.value) {
            node.left = inserted(node.left, value);
            //~ MUTANT: inserted(node.left, value);
            //~ MUTANT: node.left = inserted(node.right, value);
        } else if (value > node.value) {
            //~ MUTANT: } else if (value >= node.value) {
            node.right = inserted(node.right, value);
            //~ MUTANT: inserted(node.right, value);
        } else {
            return node;
            //~ MUTANT: return null;
            //~ MUTANT: return new Node(value);
        }
        return balance(node);
        //~ MUTANT: return node;
    }

    private static Node balance(Node node) {
        int difference = height(node.left) - height(node.right);
        if (difference > 1) {
            //~ MUTANT: if (difference > 2) {
            //~ MUTANT: if (difference >= 1) {
            //~ MUTANT: if (difference < -1) {
            if (height(node.left.left) < height(node.left.right)) {
                //~ EQUIVALENT: if (height(node.left.left) <= height(node.left.right)) {
                //~ MUTANT: if (height(node.left.left) > height(node.left.right)) {
                //~ MUTANT: if (node.left.right != null) {
                //~ MUTANT: if (false) {
                node.left = rotateLeft(node.left);
                //~ MUTANT: rotateLeft(node.left);
            }
            return rotateRight(node);
            //~ MUTANT: return rotateLeft(node);
            //~ MUTANT: rotateRight(node); return node;
        }
        if (difference < -1) {
            //~ MUTANT: if (difference < -2) {
            //~ MUTANT: if (difference <= -1) {
            //~ MUTANT: if (false) {
            if (height(node.right.right) < height(node.right.left)) {
                //~ MUTANT: if (height(node.right.right) > height(node.right.left)) {
                //~ MUTANT: if (node.right.left != null) {
                //~ MUTANT: if (false) {
                node.right = rotateRight(node.right);
                //~ MUTANT: node.right = rotateLeft(node.right);
            }
            return rotateLeft(node);
            //~ MUTANT: return rotateLeft(node.right);
        }
        update(node);
        //~ MUTANT
        return node;
        //~ MUTANT: return node.left;
    }

    /** The height of {@code up} is right already, or the second rotation of two sets it. */
    private static Node rotateRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        //~ MUTANT: node.left = null;
        //~ MUTANT: node.left = up.left;
        up.right = node;
        //~ MUTANT
        update(node);
        //~ MUTANT
        update(up);
        //~ EQUIVALENT
        return up;
        //~ MUTANT: return node;
    }

    private static Node rotateLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        //~ MUTANT: node.right = null;
        up.left = node;
        //~ MUTANT: up.right = node;
        update(node);
        //~ MUTANT: update(up);
        update(up);
        //~ EQUIVALENT: update(node);
        return up;
    }

    private static void update(Node node) {
        node.height = 1 + Math.max(height(node.left), height(node.right));
        //~ MUTANT: node.height = Math.max(height(node.left), height(node.right));
        //~ MUTANT: node.height = 1 + Math.min(height(node.left), height(node.right));
        //~ MUTANT: node.height = 1 + height(node.left);
        //~ MUTANT: node.height = 1 + height(node.right);
    }
}
