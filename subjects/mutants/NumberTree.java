/** A set of numbers as a binary search tree. Mutants of {@code remove}: each of the cases of no, one and two children. */
//@ test: NumberTree.remove n=NumberTree=1 n=Node=5 tests=400
public class NumberTree {
    static class Node {
        int value;
        Node left;
        Node right;
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

    /** Removes a number; whether it was there. A node with two children takes the number of its successor. */
    boolean remove(int value) {
        Node parent = null;
        Node at = root;
        while (at != null && at.value != value) {
            //~ MUTANT: while (at.value != value) {
            //~ MUTANT: while (at != null && at.value > value) {
            //~ MUTANT: while (at != null && at.value < value) {
            parent = at;
            //~ MUTANT
            at = value < at.value ? at.left : at.right;
            //~ MUTANT: at = value < at.value ? at.right : at.left;
            //~ MUTANT: at = at.left;
        }
        if (at == null) return false;
        //~ MUTANT: if (at == null) return true;
        if (at.left != null && at.right != null) {
            //~ MUTANT: if (at.left != null) {
            //~ MUTANT: if (at.right != null) {
            //~ MUTANT: if (false) {
            Node next = at.right;
            //~ MUTANT: Node next = at.left;
            parent = at;
            //~ MUTANT
            while (next.left != null) {
                //~ MUTANT: while (next.right != null) {
                //~ MUTANT: if (next.left != null) {
                //~ MUTANT: while (next.left != null && next.left.left != null) {
                parent = next;
                //~ MUTANT
                next = next.left;
            }
            at.value = next.value;
            //~ MUTANT
            //~ MUTANT: next.value = at.value;
            at = next;
            //~ MUTANT
        }
        Node child = at.left != null ? at.left : at.right;
        //~ MUTANT: Node child = at.left;
        //~ MUTANT: Node child = at.right;
        //~ MUTANT: Node child = null;
        if (parent == null) root = child;
        //~ MUTANT: if (parent == null) root = null;
        //~ MUTANT: if (parent == null) root = at.right;
        else if (parent.left == at) parent.left = child;
        //~ MUTANT: else if (parent.left != at) parent.left = child;
        //~ MUTANT: else if (parent.left == at) parent.left = null;
        //~ MUTANT: else if (parent.left != null) parent.left = child;
        else parent.right = child;
        //~ MUTANT: else parent.right = null;
        //~ MUTANT: else parent.left = child;
        size--;
        //~ MUTANT
        //~ MUTANT: size = count(root) - 1;
        return true;
        //~ MUTANT: return child != null;
    }
}
