/** A heap of nodes whose left spine is the long one. Mutants of {@code merge}: order, swapped children, ranks, null. */
//@ test: LeftistHeap.merge n=LeftistHeap=2 n=Node=5 aliasing=never tests=400
public class LeftistHeap {
    static class Node {
        int value;
        /** Nodes on the right spine. */
        int rank;
        Node left;
        Node right;
    }

    Node root;

    boolean repOK() {
        return leftist(root);
    }

    private static boolean leftist(Node node) {
        if (node == null) return true;
        if (node.left != null && node.left.value < node.value) return false;
        if (node.right != null && node.right.value < node.value) return false;
        return leftist(node.left) && leftist(node.right)
            && rank(node.left) >= rank(node.right) && node.rank == rank(node.right) + 1;
    }

    private static int rank(Node node) {
        return node == null ? 0 : node.rank;
        //~ MUTANT: return node == null ? -1 : node.rank;
        //~ MUTANT: return node.rank;
    }

    /** Takes all numbers of the other heap, which is not this one. */
    void merge(LeftistHeap other) {
        root = merged(root, other.root);
        //~ MUTANT: root = merged(other.root, other.root);
        //~ MUTANT: merged(root, other.root);
        other.root = null;
        //~ MUTANT
    }

    private static Node merged(Node one, Node two) {
        if (one == null) return two;
        //~ MUTANT: if (one == null) return null;
        //~ MUTANT
        if (two == null) return one;
        //~ MUTANT: if (two == null) return null;
        //~ MUTANT
        if (two.value < one.value) {
            //~ MUTANT: if (two.value > one.value) {
            //~ MUTANT: if (two.value <= one.value) {
            //~ MUTANT: if (false) {
            Node swapped = one;
            one = two;
            two = swapped;
            //~ MUTANT
        }
        one.right = merged(one.right, two);
        //~ MUTANT: merged(one.right, two);
        //~ MUTANT: one.right = merged(one.left, two);
        //~ MUTANT: one.left = merged(one.right, two);
        //~ MUTANT: one.right = two;
        if (rank(one.left) < rank(one.right)) {
            //~ MUTANT: if (rank(one.left) > rank(one.right)) {
            //~ MUTANT: if (rank(one.left) <= rank(one.right)) {
            //~ MUTANT: if (false) {
            //~ MUTANT: if (one.left == null) {
            Node swapped = one.left;
            one.left = one.right;
            //~ MUTANT
            one.right = swapped;
            //~ MUTANT
            //~ MUTANT: one.right = null;
        }
        one.rank = rank(one.right) + 1;
        //~ MUTANT
        //~ MUTANT: one.rank = rank(one.left) + 1;
        //~ MUTANT: one.rank = rank(one.right);
        return one;
        //~ MUTANT: return two;
    }
}
