// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: TreeMap.get  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# k=2
//@ paths: 28
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# k=3
//@ paths: 331
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# k=2
//@ paths: 28
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# k=3
//@ paths: 331
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# k=1
//@ paths: 4
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# k=2
//@ paths: 28
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# k=3
//@ paths: 331
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier k=1
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier k=2
//@ paths: 39
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier k=1
//@ paths: 10
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier k=2
//@ paths: 78
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier k=1
//@ paths: 5
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier k=2
//@ paths: 43
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazy k=1
//@ paths: 6
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazy k=2
//@ paths: 71
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# n=5
//@ paths: 152
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# n=6
//@ paths: 360
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# n=7
//@ paths: 855
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# n=8
//@ slow
//@ paths: 1807
//@ verdict: verified-within-limits
//@ check: TreeMap.get  laziness=lazier# n=9
//@ slow
//@ paths: 3517
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# n=5
//@ paths: 152
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# n=6
//@ paths: 360
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# n=7
//@ paths: 855
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# n=8
//@ slow
//@ paths: 1807
//@ verdict: verified-within-limits
//@ check: TreeMap.put  laziness=lazier# n=9
//@ slow
//@ paths: 3517
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# n=5
//@ paths: 152
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# n=6
//@ paths: 360
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# n=7
//@ paths: 855
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# n=8
//@ slow
//@ paths: 1807
//@ verdict: verified-within-limits
//@ check: TreeMap.remove  laziness=lazier# n=9
//@ slow
//@ paths: 3517
//@ verdict: verified-within-limits
//@ check: TreeMap.lastKey  laziness=lazier# n=5
//@ paths: 18
//@ verdict: verified-within-limits
//@ check: TreeMap.lastKey  laziness=lazier# n=6
//@ paths: 34
//@ verdict: verified-within-limits
//@ check: TreeMap.lastKey  laziness=lazier# n=7
//@ paths: 67
//@ verdict: verified-within-limits
//@ check: TreeMap.lastKey  laziness=lazier# n=8
//@ slow
//@ paths: 123
//@ verdict: verified-within-limits
//@ check: TreeMap.lastKey  laziness=lazier# n=9
//@ slow
//@ paths: 213
//@ verdict: verified-within-limits
//@ check: TreeMap.isEmpty  laziness=lazier# n=5
//@ paths: 18
//@ verdict: verified-within-limits
//@ check: TreeMap.isEmpty  laziness=lazier# n=6
//@ paths: 34
//@ verdict: verified-within-limits
//@ check: TreeMap.isEmpty  laziness=lazier# n=7
//@ paths: 67
//@ verdict: verified-within-limits
//@ check: TreeMap.isEmpty  laziness=lazier# n=8
//@ slow
//@ paths: 123
//@ verdict: verified-within-limits
//@ check: TreeMap.isEmpty  laziness=lazier# n=9
//@ slow
//@ paths: 213
//@ verdict: verified-within-limits

/** A red-black tree with parent links. A shape may be coloured in several ways, and each is a structure of its own. */
public class TreeMap {
    private static final int INVALID = -1;

    private Entry root;

    private static final class Entry {
        int key;
        Object value;
        boolean red;
        Entry left;
        Entry right;
        Entry parent;

        Entry(int key, Object value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
            this.red = true;
        }
    }

    boolean repOK() {
        return (root == null || !root.red) && blackHeight(root, null, null, null) != INVALID;
    }

    private static int blackHeight(Entry entry, Entry parent, Entry below, Entry above) {
        if (entry == null) {
            return 0;
        }
        if (below != null && entry.key <= below.key || above != null && entry.key >= above.key) {
            return INVALID;
        }
        if (entry.parent != parent || entry.red && parent.red) {
            return INVALID;
        }
        int left = blackHeight(entry.left, entry, below, entry);
        if (left == INVALID) {
            return INVALID;
        }
        int right = blackHeight(entry.right, entry, entry, above);
        if (right != left) {
            return INVALID;
        }
        return entry.red ? left : left + 1;
    }

    public boolean isEmpty() {
        return root == null;
    }

    public boolean containsKey(int key) {
        return locate(key) != null;
    }

    public Object get(int key) {
        Entry entry = locate(key);
        return entry == null ? null : entry.value;
    }

    public int lastKey(int ifEmpty) {
        if (root == null) {
            return ifEmpty;
        }
        Entry entry = root;
        while (entry.right != null) {
            entry = entry.right;
        }
        return entry.key;
    }

    /** The value that the new one replaces, or null. */
    public Object put(int key, Object value) {
        Entry parent = null;
        Entry entry = root;
        while (entry != null) {
            parent = entry;
            if (key < entry.key) {
                entry = entry.left;
            } else if (key > entry.key) {
                entry = entry.right;
            } else {
                Object old = entry.value;
                entry.value = value;
                return old;
            }
        }
        Entry added = new Entry(key, value, parent);
        if (parent == null) {
            root = added;
        } else if (key < parent.key) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        repairAfterPut(added);
        return null;
    }

    /** The value that was removed, or null. */
    public Object remove(int key) {
        Entry entry = locate(key);
        if (entry == null) {
            return null;
        }
        Object old = entry.value;
        if (entry.left != null && entry.right != null) {
            Entry next = entry.right;
            while (next.left != null) {
                next = next.left;
            }
            entry.key = next.key;
            entry.value = next.value;
            entry = next;
        }
        unlink(entry);
        return old;
    }

    private Entry locate(int key) {
        Entry entry = root;
        while (entry != null) {
            if (key < entry.key) {
                entry = entry.left;
            } else if (key > entry.key) {
                entry = entry.right;
            } else {
                return entry;
            }
        }
        return null;
    }

    private void repairAfterPut(Entry entry) {
        while (isRed(entry.parent)) {
            Entry parent = entry.parent;
            Entry grandparent = parent.parent;
            boolean onLeft = parent == grandparent.left;
            Entry uncle = onLeft ? grandparent.right : grandparent.left;
            if (isRed(uncle)) {
                parent.red = false;
                uncle.red = false;
                grandparent.red = true;
                entry = grandparent;
                continue;
            }
            if (entry == (onLeft ? parent.right : parent.left)) {
                rotate(parent, onLeft);
                entry = parent;
                parent = entry.parent;
            }
            parent.red = false;
            grandparent.red = true;
            rotate(grandparent, !onLeft);
        }
        root.red = false;
    }

    /** Removes an entry with at most one child. */
    private void unlink(Entry entry) {
        Entry child = entry.left != null ? entry.left : entry.right;
        if (child == null && !entry.red) {
            repairBeforeUnlink(entry);
        }
        Entry parent = entry.parent;
        if (parent == null) {
            root = child;
        } else if (parent.left == entry) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        if (child != null) {
            // An only child is red, and its parent black.
            child.parent = parent;
            child.red = false;
        }
    }

    /** Makes up for the black entry that its side is about to lose. */
    private void repairBeforeUnlink(Entry entry) {
        while (entry != root && !entry.red) {
            Entry parent = entry.parent;
            boolean onLeft = entry == parent.left;
            Entry sibling = onLeft ? parent.right : parent.left;
            if (sibling.red) {
                sibling.red = false;
                parent.red = true;
                rotate(parent, onLeft);
                sibling = onLeft ? parent.right : parent.left;
            }
            Entry near = onLeft ? sibling.left : sibling.right;
            Entry far = onLeft ? sibling.right : sibling.left;
            if (!isRed(near) && !isRed(far)) {
                sibling.red = true;
                entry = parent;
                continue;
            }
            if (!isRed(far)) {
                near.red = false;
                sibling.red = true;
                rotate(sibling, !onLeft);
                far = sibling;
                sibling = near;
            }
            sibling.red = parent.red;
            parent.red = false;
            far.red = false;
            rotate(parent, onLeft);
            return;
        }
        entry.red = false;
    }

    private void rotate(Entry entry, boolean toLeft) {
        Entry top = toLeft ? entry.right : entry.left;
        Entry inner = toLeft ? top.left : top.right;
        if (toLeft) {
            entry.right = inner;
            top.left = entry;
        } else {
            entry.left = inner;
            top.right = entry;
        }
        if (inner != null) {
            inner.parent = entry;
        }
        Entry parent = entry.parent;
        top.parent = parent;
        entry.parent = top;
        if (parent == null) {
            root = top;
        } else if (parent.left == entry) {
            parent.left = top;
        } else {
            parent.right = top;
        }
    }

    private static boolean isRed(Entry entry) {
        return entry != null && entry.red;
    }
}
