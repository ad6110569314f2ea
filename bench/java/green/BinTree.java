package green;

/** A binary search tree of ints. Marked lines belong to versions, as in Euclid. */
public class BinTree {
    static class Node {
        int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    public boolean find(int key) {
        Node at = root;
        while (at != null) {
            if (key < at.key) {
                at = at.left;
            } else if (key > at.key) {
                at = at.right;
            } else {
                return true;
            }
        }
        return false;
    }

    public void insert(int key) {
        //~ ADD#1: if (key > 100000) return;
        //~ ADD#2: if (key < -100000) return;
        if (root == null) {
            root = new Node(key);
            return;
        }
        //~ ADD#3: if (key == root.key) return;
        Node at = root;
        while (true) {
            if (key < at.key) {
                //~ MOD#1: if (key + 1 <= at.key) {
                if (at.left == null) {
                    at.left = new Node(key);
                    return;
                }
                at = at.left;
            } else if (key > at.key) {
                //~ MOD#2: } else if (key != at.key) {
                if (at.right == null) {
                    at.right = new Node(key);
                    return;
                }
                at = at.right;
            } else {
                return;
            }
        }
    }

    public void delete(int key) {
        //~ MOD#3: public void delete(int key) { if (!find(key)) return;
        Node parent = null;
        Node at = root;
        while (at != null) {
            if (key < at.key) {
                parent = at;
                at = at.left;
            } else if (key > at.key) {
                parent = at;
                at = at.right;
            } else {
                break;
            }
        }
        if (at == null) return;
        if (at.left == null) {
            replace(parent, at, at.right);
        } else if (at.right == null) {
            replace(parent, at, at.left);
        } else {
            // The smallest key of the right subtree moves up.
            Node above = at;
            Node next = at.right;
            while (next.left != null) {
                above = next;
                next = next.left;
            }
            at.key = next.key;
            if (above == at) {
                above.right = next.right;
            } else {
                above.left = next.right;
            }
        }
    }

    private void replace(Node parent, Node old, Node by) {
        if (parent == null) {
            root = by;
        } else if (parent.left == old) {
            parent.left = by;
        } else {
            parent.right = by;
        }
    }
}
