package green;

/**
 * A binomial heap of ints: a list of heap-ordered binomial trees of growing degree. Keys are looked up by value, and a key is
 * deleted by making it smaller than all others, so no key may be the smallest int.
 */
public class BinomialHeap {
    static class Node {
        int key;
        int degree;
        Node parent;
        Node child;
        Node sibling;

        Node(int key) {
            this.key = key;
        }
    }

    private Node head;

    public void insert(int key) {
        head = union(head, new Node(key));
    }

    public boolean isEmpty() {
        return head == null;
    }

    public boolean find(int key) {
        return findNode(head, key) != null;
    }

    /** The smallest key; the heap is not empty. */
    public int findMinimum() {
        Node min = head;
        for (Node at = head.sibling; at != null; at = at.sibling) {
            if (at.key < min.key) min = at;
        }
        return min.key;
    }

    /** The smallest key, which goes; the heap is not empty. */
    public int extractMin() {
        int min = findMinimum();
        removeRoot(min);
        return min;
    }

    /** Makes one occurrence of a key smaller. */
    public void decreaseKey(int old, int key) {
        Node at = findNode(head, old);
        if (at == null) return;
        at.key = key;
        while (at.parent != null && at.key < at.parent.key) {
            swapKeys(at, at.parent);
            at = at.parent;
        }
    }

    /** Removes one occurrence of a key, by making it smaller than all others. */
    public void delete(int key) {
        if (findNode(head, key) == null) return;
        decreaseKey(key, findMinimum() - 1);
        extractMin();
    }

    private static Node findNode(Node list, int key) {
        for (Node at = list; at != null; at = at.sibling) {
            if (at.key == key) return at;
            Node found = findNode(at.child, key);
            if (found != null) return found;
        }
        return null;
    }

    private static void swapKeys(Node a, Node b) {
        int key = a.key;
        a.key = b.key;
        b.key = key;
    }

    private void removeRoot(int key) {
        Node before = null;
        Node root = head;
        while (root.key != key) {
            before = root;
            root = root.sibling;
        }
        if (before == null) {
            head = root.sibling;
        } else {
            before.sibling = root.sibling;
        }
        // Children are in the order of falling degrees.
        Node reversed = null;
        Node at = root.child;
        while (at != null) {
            Node next = at.sibling;
            at.sibling = reversed;
            at.parent = null;
            reversed = at;
            at = next;
        }
        head = union(head, reversed);
    }

    private static Node union(Node a, Node b) {
        Node head = merge(a, b);
        if (head == null) return null;
        Node before = null;
        Node at = head;
        Node next = at.sibling;
        while (next != null) {
            boolean three = next.sibling != null && next.sibling.degree == at.degree;
            if (at.degree != next.degree || three) {
                before = at;
                at = next;
            } else if (at.key <= next.key) {
                at.sibling = next.sibling;
                link(next, at);
            } else {
                if (before == null) {
                    head = next;
                } else {
                    before.sibling = next;
                }
                link(at, next);
                at = next;
            }
            next = at.sibling;
        }
        return head;
    }

    /** Both lists as one, by degree. */
    private static Node merge(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        Node head = null;
        Node last = null;
        while (a != null || b != null) {
            Node taken;
            if (b == null || (a != null && a.degree <= b.degree)) {
                taken = a;
                a = a.sibling;
            } else {
                taken = b;
                b = b.sibling;
            }
            if (last == null) {
                head = taken;
            } else {
                last.sibling = taken;
            }
            last = taken;
        }
        return head;
    }

    private static void link(Node below, Node above) {
        below.parent = above;
        below.sibling = above.child;
        above.child = below;
        above.degree++;
    }
}
