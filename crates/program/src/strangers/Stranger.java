package heapwright;

/** An object of a class outside the class path: it answers as it likes, within the contracts. */
public final class Stranger implements java.io.Serializable, Strange {
    /** Which others it equals. The lower half is the hash code. */
    public final long value;
    /** What toString answers. */
    public final String text;

    public Stranger(long value, String text) {
        this.value = value;
        this.text = text;
    }

    @Override
    public long value() {
        return value;
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
