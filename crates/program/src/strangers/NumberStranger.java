package heapwright;

/** A number of a class outside the class path: each conversion answers as it likes. */
public final class NumberStranger extends Number implements Strange {
    /** Which others it equals. The lower half is the hash code. */
    public final long value;
    /** What intValue answers. */
    public final int asInt;
    /** What longValue answers. */
    public final long asLong;
    /** What floatValue answers. */
    public final float asFloat;
    /** What doubleValue answers. */
    public final double asDouble;
    /** What toString answers. */
    public final String text;

    public NumberStranger(long value, int asInt, long asLong, float asFloat, double asDouble, String text) {
        this.value = value;
        this.asInt = asInt;
        this.asLong = asLong;
        this.asFloat = asFloat;
        this.asDouble = asDouble;
        this.text = text;
    }

    @Override
    public int intValue() {
        return asInt;
    }

    @Override
    public long longValue() {
        return asLong;
    }

    @Override
    public float floatValue() {
        return asFloat;
    }

    @Override
    public double doubleValue() {
        return asDouble;
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
