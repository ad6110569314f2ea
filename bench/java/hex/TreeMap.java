package hex;

import java.util.NoSuchElementException;

/** P2: a map from ints to ints by a red-black tree with links to parents. */
public class TreeMap {
    /** No path of a balanced tree with at most 2^32 keys is longer. */
    private static final int DEEPEST = 64;
    private static final int INVALID = -1;

    Entry root;
    int size;

    int _initialSize;
    int _blackHeight;
    int _deepest;
    int _leaves;
    long _reds;
    long _blacks;

    static final class Entry {
        int key;
        int value;
        boolean red = true;
        Entry left;
        Entry right;
        Entry parent;

        int _initialKey;
        boolean _initialRed;
        int _path;
        Entry _lower;
        Entry _upper;

        Entry(int key, int value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    /** Whether it is a red-black search tree with right links to parents, and as large as it says. */
    boolean repOK() {
        if (root == null) {
            return size == 0;
        }
        return !root.red && blackHeight(root, null, null, null, 1) != INVALID && size == count(root);
    }

    /** Keys in order exclude that an entry is met twice. */
    private static int blackHeight(Entry entry, Entry parent, Entry lower, Entry upper, int depth) {
        if (entry == null) {
            return 0;
        }
        if (depth > DEEPEST || entry.parent != parent) {
            return INVALID;
        }
        if (lower != null && entry.key <= lower.key || upper != null && entry.key >= upper.key) {
            return INVALID;
        }
        if (entry.red && parent.red) {
            return INVALID;
        }
        int left = blackHeight(entry.left, entry, lower, entry, depth + 1);
        if (left == INVALID || blackHeight(entry.right, entry, entry, upper, depth + 1) != left) {
            return INVALID;
        }
        return entry.red ? left : left + 1;
    }

    private static int count(Entry entry) {
        return entry == null ? 0 : 1 + count(entry.left) + count(entry.right);
    }

    public int size() {
        return size;
    }

    public boolean containsKey(int key) {
        return find(key) != null;
    }

    /** The value of a key, or 0. */
    public int get(int key) {
        Entry entry = find(key);
        return entry == null ? 0 : entry.value;
    }

    public boolean containsValue(int value) {
        for (Entry entry = first(); entry != null; entry = successor(entry)) {
            if (entry.value == value) {
                return true;
            }
        }
        return false;
    }

    public int firstKey() {
        Entry entry = first();
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry.key;
    }

    public int lastKey() {
        Entry entry = root;
        if (entry == null) {
            throw new NoSuchElementException();
        }
        while (entry.right != null) {
            entry = entry.right;
        }
        return entry.key;
    }

    public void clear() {
        size = 0;
        root = null;
    }

    /** The value that the new one replaces, or 0. */
    public int put(int key, int value) {
        Entry parent = null;
        Entry place = root;
        while (place != null) {
            if (key == place.key) {
                int old = place.value;
                place.value = value;
                return old;
            }
            parent = place;
            place = key < place.key ? place.left : place.right;
        }
        Entry added = new Entry(key, value, parent);
        if (parent == null) {
            root = added;
        } else if (key < parent.key) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        size++;
        repairAfterPut(added);
        return 0;
    }

    /** The value that was removed, or 0. */
    public int remove(int key) {
        Entry gone = find(key);
        if (gone == null) {
            return 0;
        }
        int old = gone.value;
        size--;
        if (gone.left != null && gone.right != null) {
            Entry next = successor(gone);
            gone.key = next.key;
            gone.value = next.value;
            gone = next;
        }
        Entry child = gone.left != null ? gone.left : gone.right;
        if (child != null) {
            // An only child is red, and the entry black.
            replace(gone, child);
            child.red = false;
        } else {
            if (!gone.red) {
                repairBeforeRemoval(gone);
            }
            replace(gone, null);
        }
        return old;
    }

    private Entry find(int key) {
        Entry entry = root;
        while (entry != null && key != entry.key) {
            entry = key < entry.key ? entry.left : entry.right;
        }
        return entry;
    }

    private Entry first() {
        Entry entry = root;
        while (entry != null && entry.left != null) {
            entry = entry.left;
        }
        return entry;
    }

    private static Entry successor(Entry entry) {
        if (entry.right != null) {
            Entry next = entry.right;
            while (next.left != null) {
                next = next.left;
            }
            return next;
        }
        Entry parent = entry.parent;
        while (parent != null && entry == parent.right) {
            entry = parent;
            parent = entry.parent;
        }
        return parent;
    }

    private void repairAfterPut(Entry entry) {
        while (entry.parent != null && entry.parent.red) {
            Entry parent = entry.parent;
            Entry above = parent.parent;
            boolean isLeft = parent == above.left;
            Entry uncle = isLeft ? above.right : above.left;
            if (isRed(uncle)) {
                parent.red = false;
                uncle.red = false;
                above.red = true;
                entry = above;
            } else {
                if (entry == (isLeft ? parent.right : parent.left)) {
                    entry = parent;
                    rotate(entry, isLeft);
                }
                entry.parent.red = false;
                above.red = true;
                rotate(above, !isLeft);
            }
        }
        root.red = false;
    }

    /** Makes the tree right for the time when a black entry without children is gone. */
    private void repairBeforeRemoval(Entry entry) {
        while (entry != root && !entry.red) {
            Entry parent = entry.parent;
            boolean isLeft = entry == parent.left;
            Entry sibling = isLeft ? parent.right : parent.left;
            if (sibling.red) {
                sibling.red = false;
                parent.red = true;
                rotate(parent, isLeft);
                sibling = isLeft ? parent.right : parent.left;
            }
            Entry inner = isLeft ? sibling.left : sibling.right;
            Entry outer = isLeft ? sibling.right : sibling.left;
            if (isRed(outer) || isRed(inner)) {
                if (!isRed(outer)) {
                    inner.red = false;
                    sibling.red = true;
                    rotate(sibling, !isLeft);
                    outer = sibling;
                    sibling = inner;
                }
                sibling.red = parent.red;
                parent.red = false;
                outer.red = false;
                rotate(parent, isLeft);
                return;
            }
            sibling.red = true;
            entry = parent;
        }
        entry.red = false;
    }

    /** Puts a child of an entry in its place, so that the entry becomes the child's left or right. */
    private void rotate(Entry entry, boolean toLeft) {
        Entry child = toLeft ? entry.right : entry.left;
        Entry moved = toLeft ? child.left : child.right;
        replace(entry, child);
        entry.parent = child;
        if (toLeft) {
            child.left = entry;
            entry.right = moved;
        } else {
            child.right = entry;
            entry.left = moved;
        }
        if (moved != null) {
            moved.parent = entry;
        }
    }

    /** Lets the parent of an entry have another child in its place. */
    private void replace(Entry entry, Entry by) {
        Entry parent = entry.parent;
        if (parent == null) {
            root = by;
        } else if (entry == parent.left) {
            parent.left = by;
        } else {
            parent.right = by;
        }
        if (by != null) {
            by.parent = parent;
        }
    }

    private static boolean isRed(Entry entry) {
        return entry != null && entry.red;
    }
}
