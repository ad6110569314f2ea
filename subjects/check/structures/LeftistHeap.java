// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: LeftistHeap.findMin  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazier# k=2
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazier# k=3
//@ paths: 12
//@ verdict: verified-within-limits
//@ check: LeftistHeap.isEmpty  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: LeftistHeap.isEmpty  laziness=lazier# k=2
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: LeftistHeap.isEmpty  laziness=lazier# k=3
//@ paths: 12
//@ verdict: verified-within-limits
//@ check: LeftistHeap.insert  laziness=lazier# k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: LeftistHeap.insert  laziness=lazier# k=2
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: LeftistHeap.insert  laziness=lazier# k=3
//@ paths: 31
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazier# k=2
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazier# k=3
//@ paths: 25
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazier# k=1 invariant=none
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazier# k=2 invariant=none
//@ paths: 34
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazier# k=3 invariant=none
//@ paths: 588
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazier k=2
//@ paths: 7
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazier k=3
//@ paths: 23
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazier k=1
//@ paths: 3
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazier k=2
//@ paths: 9
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazier k=3
//@ paths: 49
//@ verdict: verified-within-limits
//@ check: LeftistHeap.insert  laziness=lazier k=1
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: LeftistHeap.insert  laziness=lazier k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: LeftistHeap.insert  laziness=lazier k=3
//@ paths: 62
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazier k=1 invariant=none
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazier k=2 invariant=none
//@ paths: 34
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazier k=3 invariant=none
//@ paths: 588
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazy k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazy k=2
//@ paths: 16
//@ verdict: verified-within-limits
//@ check: LeftistHeap.findMin  laziness=lazy k=3
//@ paths: 78
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazy k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazy k=2
//@ paths: 22
//@ verdict: verified-within-limits
//@ check: LeftistHeap.deleteMin  laziness=lazy k=3
//@ paths: 190
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazy k=1 invariant=none
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazy k=2 invariant=none
//@ paths: 34
//@ verdict: verified-within-limits
//@ check: LeftistHeap.merge  laziness=lazy k=3 invariant=none
//@ paths: 588
//@ verdict: verified-within-limits

import heapwright.Heapwright;

/** A heap whose shortest way down is always on the right. Equal keys are allowed, so the walk remembers what it met. */
public class LeftistHeap {
    private static final int INVALID = -2;

    private Node root;

    private static final class Node {
        int key;
        Object element;
        int pathLength;
        Node left;
        Node right;

        Node(int key, Object element) {
            this.key = key;
            this.element = element;
        }
    }

    boolean repOK() {
        return repOK(new Visited());
    }

    private boolean repOK(Visited visited) {
        return checkedPathLength(root, null, visited) != INVALID;
    }

    /** The length of the shortest way down from a node to one that lacks a child; -1 without a node. */
    private static int checkedPathLength(Node node, Node parent, Visited visited) {
        if (node == null) {
            return -1;
        }
        if (!visited.add(node) || parent != null && node.key < parent.key) {
            return INVALID;
        }
        int left = checkedPathLength(node.left, node, visited);
        if (left == INVALID) {
            return INVALID;
        }
        int right = checkedPathLength(node.right, node, visited);
        if (right == INVALID || left < right) {
            return INVALID;
        }
        return node.pathLength == right + 1 ? right + 1 : INVALID;
    }

    public boolean isEmpty() {
        return root == null;
    }

    public Object findMin() {
        return root == null ? null : root.element;
    }

    public Object deleteMin() {
        if (root == null) {
            return null;
        }
        Object min = root.element;
        root = merged(root.left, root.right);
        return min;
    }

    public void insert(int key, Object element) {
        root = merged(new Node(key, element), root);
    }

    /** Takes over what is in the other heap. */
    public void merge(LeftistHeap other) {
        Heapwright.assume(isMergeable(other));
        if (this == other) {
            return;
        }
        root = merged(root, other.root);
        other.root = null;
    }

    /** Whether the other heap is one, and shares nothing with this. */
    private boolean isMergeable(LeftistHeap other) {
        if (other == null) {
            return false;
        }
        Visited visited = new Visited();
        return other == this || repOK(visited) && other.repOK(visited);
    }

    private static Node merged(Node a, Node b) {
        if (a == null) {
            return b;
        }
        if (b == null) {
            return a;
        }
        return a.key < b.key ? mergedBelow(a, b) : mergedBelow(b, a);
    }

    private static Node mergedBelow(Node top, Node other) {
        if (top.left == null) {
            top.left = other;
            return top;
        }
        top.right = merged(top.right, other);
        if (top.left.pathLength < top.right.pathLength) {
            Node left = top.left;
            top.left = top.right;
            top.right = left;
        }
        top.pathLength = top.right.pathLength + 1;
        return top;
    }
}
