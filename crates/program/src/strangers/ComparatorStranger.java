package heapwright;

/** A comparator of a class outside the class path: any order of all objects, null among them. */
public final class ComparatorStranger implements java.util.Comparator<Object> {
    /** Stands for null among the objects that it has met. */
    private static final Object NULL = new Object();

    /** The places of objects, in the order in which it meets them: of two objects, the one with the lower place comes first. */
    public final long[] ranks;
    /** The objects that it has met. */
    public final Object[] met;
    /** What it answers if the first object comes first, negative. */
    public final int less;
    /** What it answers if the second object comes first, positive. */
    public final int greater;

    public ComparatorStranger(long[] ranks, Object[] met, int less, int greater) {
        this.ranks = ranks;
        this.met = met;
        this.less = less;
        this.greater = greater;
    }

    @Override
    public int compare(Object first, Object second) {
        long before = rank(first);
        long after = rank(second);
        return before < after ? less : before == after ? 0 : greater;
    }

    private long rank(Object object) {
        for (int at = 0; at < ranks.length; at++) {
            if (met[at] == null) {
                met[at] = object == null ? NULL : object;
            }
            if (met[at] == (object == null ? NULL : object)) {
                return ranks[at];
            }
        }
        return 0;
    }
}
