package green;

/** A map from ints to ints by a red-black tree with links to parents. */
public class TreeMap {
    static class Entry {
        int key;
        int value;
        boolean isRed = true;
        Entry left;
        Entry right;
        Entry parent;

        Entry(int key, int value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    private Entry root;

    public void insert(int key) {
        put(key, 0);
    }

    public void delete(int key) {
        remove(key);
    }

    public boolean find(int key) {
        return entry(key) != null;
    }

    /** The value of a key, or a default. */
    public int get(int key, int otherwise) {
        Entry found = entry(key);
        return found == null ? otherwise : found.value;
    }

    public void put(int key, int value) {
        if (root == null) {
            root = new Entry(key, value, null);
            root.isRed = false;
            return;
        }
        Entry at = root;
        while (true) {
            if (key < at.key) {
                if (at.left == null) {
                    at.left = new Entry(key, value, at);
                    repairAfterPut(at.left);
                    return;
                }
                at = at.left;
            } else if (key > at.key) {
                if (at.right == null) {
                    at.right = new Entry(key, value, at);
                    repairAfterPut(at.right);
                    return;
                }
                at = at.right;
            } else {
                at.value = value;
                return;
            }
        }
    }

    public void remove(int key) {
        Entry gone = entry(key);
        if (gone == null) return;
        if (gone.left != null && gone.right != null) {
            Entry next = gone.right;
            while (next.left != null) next = next.left;
            gone.key = next.key;
            gone.value = next.value;
            gone = next;
        }
        Entry child = gone.left != null ? gone.left : gone.right;
        Entry parent = gone.parent;
        if (child != null) child.parent = parent;
        if (parent == null) {
            root = child;
        } else if (parent.left == gone) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        if (!gone.isRed) repairAfterRemove(child, parent);
    }

    private Entry entry(int key) {
        Entry at = root;
        while (at != null) {
            if (key < at.key) {
                at = at.left;
            } else if (key > at.key) {
                at = at.right;
            } else {
                return at;
            }
        }
        return null;
    }

    private static boolean isRed(Entry entry) {
        return entry != null && entry.isRed;
    }

    private void repairAfterPut(Entry at) {
        while (at != root && at.parent.isRed) {
            Entry parent = at.parent;
            Entry grandparent = parent.parent;
            boolean isLeft = parent == grandparent.left;
            Entry uncle = isLeft ? grandparent.right : grandparent.left;
            if (isRed(uncle)) {
                parent.isRed = false;
                uncle.isRed = false;
                grandparent.isRed = true;
                at = grandparent;
                continue;
            }
            if (isLeft) {
                if (at == parent.right) {
                    rotateLeft(parent);
                    parent = at;
                }
                rotateRight(grandparent);
            } else {
                if (at == parent.left) {
                    rotateRight(parent);
                    parent = at;
                }
                rotateLeft(grandparent);
            }
            parent.isRed = false;
            grandparent.isRed = true;
            break;
        }
        root.isRed = false;
    }

    /** One black is missing on the way through a child, perhaps none, of a parent. */
    private void repairAfterRemove(Entry at, Entry parent) {
        while (at != root && !isRed(at)) {
            boolean isLeft = at == parent.left;
            Entry brother = isLeft ? parent.right : parent.left;
            if (brother.isRed) {
                brother.isRed = false;
                parent.isRed = true;
                rotate(parent, isLeft);
                brother = isLeft ? parent.right : parent.left;
            }
            Entry near = isLeft ? brother.left : brother.right;
            Entry far = isLeft ? brother.right : brother.left;
            if (!isRed(near) && !isRed(far)) {
                brother.isRed = true;
                at = parent;
                parent = at.parent;
                continue;
            }
            if (!isRed(far)) {
                near.isRed = false;
                brother.isRed = true;
                rotate(brother, !isLeft);
                far = brother;
                brother = near;
            }
            brother.isRed = parent.isRed;
            parent.isRed = false;
            far.isRed = false;
            rotate(parent, isLeft);
            return;
        }
        if (at != null) at.isRed = false;
    }

    private void rotate(Entry at, boolean toLeft) {
        if (toLeft) {
            rotateLeft(at);
        } else {
            rotateRight(at);
        }
    }

    private void rotateLeft(Entry at) {
        Entry up = at.right;
        at.right = up.left;
        if (up.left != null) up.left.parent = at;
        hang(up, at);
        up.left = at;
        at.parent = up;
    }

    private void rotateRight(Entry at) {
        Entry up = at.left;
        at.left = up.right;
        if (up.right != null) up.right.parent = at;
        hang(up, at);
        up.right = at;
        at.parent = up;
    }

    private void hang(Entry up, Entry old) {
        up.parent = old.parent;
        if (old.parent == null) {
            root = up;
        } else if (old.parent.left == old) {
            old.parent.left = up;
        } else {
            old.parent.right = up;
        }
    }

    /** Whether it is a red-black tree; for tests. */
    boolean isValid() {
        return !isRed(root) && blackHeight(root, null) >= 0;
    }

    private static int blackHeight(Entry at, Entry parent) {
        if (at == null) return 0;
        if (at.parent != parent || (at.isRed && isRed(parent))) return -1;
        int left = blackHeight(at.left, at);
        int right = blackHeight(at.right, at);
        if (left < 0 || left != right) return -1;
        return left + (at.isRed ? 0 : 1);
    }
}
