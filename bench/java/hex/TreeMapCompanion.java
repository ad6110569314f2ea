package hex;

import static heapwright.Heapwright.assume;

/**
 * Keys, colours and size of a red-black tree of which a part is known.
 *
 * <p>Every entry lies between its nearest ancestors to the left and to the right. Colours are decided when an entry is discovered: on the
 * way to a missing child there are as many black entries as on the way to any other, and on the way to everything else not more. A
 * part that is not known can always be made so high, then, and its size follows from the height: it has at least 2^h - 1 entries, and at
 * most 4^h - 1, or 2 * 4^h - 1 if its topmost entry may be red. What the known entries add to these sums depends only on their
 * colours and their depths in black entries.
 *
 * <p>While no missing child is known the height may still grow, and with it both bounds. Only between the least height and the next
 * there can be sizes that no tree has.
 */
final class TreeMapCompanion {
    private static final int UNKNOWN = -1;
    /** The unit of the sums is 2^-20 entries: enough for every height that a search can reach. */
    private static final int SCALE = 20;

    private TreeMapCompanion() {}

    static void map(TreeMap map) {
        map._initialSize = map.size;
        map._blackHeight = UNKNOWN;
        map._deepest = 0;
        map._leaves = 0;
        map._reds = 0;
        map._blacks = 0;
        assume(map._initialSize >= 0);
    }

    static void empty(TreeMap map) {
        map._blackHeight = 0;
        assume(map._initialSize == 0);
    }

    static void root(TreeMap.Entry root, TreeMap map) {
        assume(!root.red);
        root._lower = null;
        root._upper = null;
        known(root, false, 1, map);
    }

    static void left(TreeMap.Entry entry, TreeMap.Entry parent, TreeMap map) {
        entry._lower = parent._lower;
        entry._upper = parent;
        child(entry, parent, map);
    }

    static void right(TreeMap.Entry entry, TreeMap.Entry parent, TreeMap map) {
        entry._lower = parent;
        entry._upper = parent._upper;
        child(entry, parent, map);
    }

    private static void child(TreeMap.Entry entry, TreeMap.Entry parent, TreeMap map) {
        assume(entry._lower == null || entry.key > entry._lower._initialKey);
        assume(entry._upper == null || entry.key < entry._upper._initialKey);
        if (entry.red) {
            assume(!parent._initialRed);
            map._reds += 1L << SCALE - parent._path;
            known(entry, true, parent._path, map);
        } else {
            if (!parent._initialRed) {
                map._blacks += 1L << 2 * (SCALE - parent._path);
            }
            known(entry, false, parent._path + 1, map);
        }
    }

    private static void known(TreeMap.Entry entry, boolean red, int path, TreeMap map) {
        entry._initialKey = entry.key;
        entry._initialRed = red;
        entry._path = path;
        if (path > map._deepest) {
            map._deepest = path;
        }
        assume(map._blackHeight == UNKNOWN || path <= map._blackHeight);
        size(map);
    }

    static void leaf(TreeMap.Entry parent, TreeMap map) {
        if (map._blackHeight == UNKNOWN) {
            map._blackHeight = parent._path;
            assume(map._deepest <= map._blackHeight);
        } else {
            assume(parent._path == map._blackHeight);
        }
        if (!parent._initialRed) {
            map._leaves++;
        }
        size(map);
    }

    private static void size(TreeMap map) {
        if (map._blackHeight == UNKNOWN) {
            assume(map._initialSize >= least(map, map._deepest));
            int gap = most(map, map._deepest) + 1;
            int end = least(map, map._deepest + 1);
            if (gap < end) {
                // Not from `gap` to `end`: one comparison, of unsigned numbers, so that the search does not fork.
                assume(map._initialSize - gap + Integer.MIN_VALUE >= end - gap + Integer.MIN_VALUE);
            }
        } else {
            assume(map._initialSize >= least(map, map._blackHeight));
            assume(map._initialSize <= most(map, map._blackHeight));
        }
    }

    private static int least(TreeMap map, int height) {
        return (1 << height) - 1 + (int) (map._reds >> SCALE - height);
    }

    private static int most(TreeMap map, int height) {
        return (1 << 2 * height) - 1 - (int) (map._blacks >> 2 * (SCALE - height)) - map._leaves;
    }
}
