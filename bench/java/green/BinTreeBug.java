package green;

/** A binary search tree with a delete that never removes the root, and loses subtrees of nodes with two children. */
public class BinTreeBug {
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
        if (root == null) {
            root = new Node(key);
            return;
        }
        Node at = root;
        while (true) {
            if (key < at.key) {
                if (at.left == null) {
                    at.left = new Node(key);
                    return;
                }
                at = at.left;
            } else if (key > at.key) {
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
        Node parent = null;
        Node at = root;
        boolean isLeft = false;
        while (at != null) {
            if (key < at.key) {
                parent = at;
                isLeft = true;
                at = at.left;
            } else if (key > at.key) {
                parent = at;
                isLeft = false;
                at = at.right;
            } else {
                break;
            }
        }
        // Wrong: the root has no parent, too.
        if (at == null || parent == null) return;
        Node by = at.left == null ? at.right : at.left;
        if (at.left != null && at.right != null && by.right == null) {
            by.right = at.right;
        }
        // Wrong: where the left child has a right subtree, the right child is gone.
        if (isLeft) {
            parent.left = by;
        } else {
            parent.right = by;
        }
    }
}
