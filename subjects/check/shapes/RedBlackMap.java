// The paths that remain once the invariant holds are known, and how many are explored for them by seven rules of another engine.
//@ check: RedBlackMap.get  admission=eager,hybrid n=3
//@ paths: 28
//@ explored-at-most: 230
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,hybrid n=4
//@ paths: 64
//@ explored-at-most: 1239
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,hybrid n=5
//@ paths: 152
//@ explored-at-most: 6734
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,hex n=3 spec=RedBlackMap.hex
//@ paths: 28
//@ explored-at-most: 230
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,hex n=4 spec=RedBlackMap.hex
//@ paths: 64
//@ explored-at-most: 1239
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,hex n=5 spec=RedBlackMap.hex
//@ paths: 152
//@ explored-at-most: 6734
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,whole n=3
//@ paths: 28
//@ explored-at-most: 230
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,whole n=4
//@ paths: 64
//@ explored-at-most: 1239
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,whole n=5
//@ paths: 152
//@ explored-at-most: 6734
//@ verdict: verified-within-limits
//@ check: RedBlackMap.get  admission=eager,hex n=8 spec=RedBlackMap.hex
//@ paths: 1807
//@ verdict: verified-within-limits

/** A map by a red-black tree with links to parents. */
public class RedBlackMap {
    private static final int INVALID = -1;

    private Entry root;

    private static final class Entry {
        int key;
        Object value;
        boolean red;
        Entry left;
        Entry right;
        Entry parent;
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
        if (left == INVALID || blackHeight(entry.right, entry, entry, above) != left) {
            return INVALID;
        }
        return entry.red ? left : left + 1;
    }

    public Object get(int key) {
        Entry entry = root;
        while (entry != null && key != entry.key) {
            entry = key < entry.key ? entry.left : entry.right;
        }
        return entry == null ? null : entry.value;
    }
}
