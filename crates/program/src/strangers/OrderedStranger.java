package heapwright;

/** A comparable object of a class outside the class path: it answers within the contracts. */
public final class OrderedStranger implements Comparable<Object>, Strange {
    /** Its place among others: those of the same rank compare as 0, and need not be equal. */
    public final long rank;
    /** Which others it equals. The lower half is the hash code. */
    public final long value;
    /** What compareTo answers before a higher rank, negative. */
    public final int less;
    /** What compareTo answers behind a lower rank, positive. */
    public final int greater;
    /** What toString answers. */
    public final String text;

    public OrderedStranger(long rank, long value, int less, int greater, String text) {
        this.rank = rank;
        this.value = value;
        this.less = less;
        this.greater = greater;
        this.text = text;
    }

    @Override
    public int compareTo(Object other) {
        return compare((OrderedStranger) other);
    }

    private int compare(OrderedStranger that) {
        return rank < that.rank ? less : rank == that.rank ? 0 : greater;
    }

    @Override
    public long value() {
        return value;
    }

    @Override
    public long rank() {
        return rank;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Strange
                && ((Strange) other).value() == value
                && ((Strange) other).rank() == rank();
    }

    @Override
    public int hashCode() {
        return (int) value;
    }

    @Override
    public String toString() {
        return text;
    }
}
