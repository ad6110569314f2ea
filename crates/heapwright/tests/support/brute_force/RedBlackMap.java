import heapwright.Heapwright;

/** A red-black tree with links to parents. */
final class RedBlackMap {
    private static final int INVALID = -1;

    Entry root;

    static final class Entry {
        int key;
        boolean red;
        Entry left;
        Entry right;
        Entry parent;
    }

    boolean repOK() {
        return (root == null || !root.red) && blackHeight(root, null, null, null) != INVALID;
    }

    /** Keys between bounds exclude that an entry is met twice. */
    private static int blackHeight(Entry entry, Entry parent, Entry lower, Entry upper) {
        if (entry == null) {
            return 0;
        }
        if (lower != null && entry.key <= lower.key || upper != null && entry.key >= upper.key) {
            return INVALID;
        }
        if (entry.parent != parent || entry.red && parent.red) {
            return INVALID;
        }
        int left = blackHeight(entry.left, entry, lower, entry);
        if (left == INVALID || blackHeight(entry.right, entry, entry, upper) != left) {
            return INVALID;
        }
        return entry.red ? left : left + 1;
    }

    static final class MapWalk extends Walk {
        MapWalk(Script script) {
            super(script);
        }

        @Override int references(Object object) {
            return object instanceof RedBlackMap ? 1 : 3;
        }

        @Override Object follow(Object object, int field) {
            if (object instanceof RedBlackMap) {
                return ((RedBlackMap) object).root;
            }
            Entry entry = (Entry) object;
            return field == 0 ? entry.left : field == 1 ? entry.right : entry.parent;
        }

        @Override int primitives(Object object) {
            return object instanceof RedBlackMap ? 0 : 1;
        }

        @Override int look(Object object, int field) {
            return ((Entry) object).red ? 1 : 0;
        }
    }

    static void references(RedBlackMap map, long code) {
        Heapwright.assume(code == new MapWalk(new Script()).anySet(map, false));
    }

    static void everything(RedBlackMap map, long code) {
        Heapwright.assume(code == new MapWalk(new Script()).anySet(map, true));
    }

    static void order(RedBlackMap map, long code) {
        Heapwright.assume(code == new MapWalk(new Script()).anyOrder(map, 4));
    }
}
