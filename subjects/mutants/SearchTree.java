/** A set of numbers as a binary search tree. Mutants of {@code insert}: order, links, duplicates, size. */
//@ test: SearchTree.insert n=4 tests=400
public class SearchTree {
    static class Node {
        int value;
        Node left;
        Node right;

        Node(int value) {
            this.value = value;
            //~ MUTANT
        }
    }

    Node root;
    int size;

    boolean repOK() {
        return ordered(root, null, null) && count(root) == size;
    }

    private static boolean ordered(Node node, Node above, Node below) {
        if (node == null) return true;
        if (above != null && node.value <= above.value) return false;
        if (below != null && node.value >= below.value) return false;
        return ordered(node.left, above, node) && ordered(node.right, node, below);
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    /** Inserts a number unless it is there; whether it was not. */
    boolean insert(int value) {
        if (root == null) {
            root = new Node(value);
            //~ MUTANT
            //~ MUTANT: root = new Node(0);
            size = 1;
            //~ MUTANT
            return true;
            //~ MUTANT: return false;
        }
        Node at = root;
        while (value != at.value) {
            //~ MUTANT: while (value != root.value) {
            if (value < at.value) {
                //~ EQUIVALENT: if (value <= at.value) {
                //~ MUTANT: if (value > at.value) {
                //~ MUTANT: if (value < root.value) {
                if (at.left == null) {
                    //~ MUTANT: if (at.left == null || at.left.left == null) {
                    at.left = new Node(value);
                    //~ MUTANT: at.right = new Node(value);
                    //~ MUTANT
                    size++;
                    //~ MUTANT
                    return true;
                    //~ MUTANT: return false;
                }
                at = at.left;
                //~ MUTANT: at = at.right;
            } else {
                if (at.right == null) {
                    //~ MUTANT: if (at.left == null) {
                    //~ MUTANT: if (at.right != null) {
                    at.right = new Node(value);
                    //~ MUTANT: root.right = new Node(value);
                    //~ MUTANT: at.right = new Node(at.value);
                    //~ MUTANT: at.right = new Node(value); at.left = null;
                    size++;
                    //~ MUTANT: size--;
                    return true;
                }
                at = at.right;
                //~ MUTANT: at = at.left;
                //~ MUTANT: at = root.right;
            }
        }
        return false;
        //~ MUTANT: return true;
        //~ MUTANT: size++; return false;
        //~ MUTANT: at.left = null; return false;
    }
}
