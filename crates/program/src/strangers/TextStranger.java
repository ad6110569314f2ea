package heapwright;

/** Characters of a class outside the class path: equal as they like, within the contracts. */
public final class TextStranger implements CharSequence, Strange {
    /** Which others it equals. The lower half is the hash code. */
    public final long value;
    /** Its characters. */
    public final String text;

    public TextStranger(long value, String text) {
        this.value = value;
        this.text = text;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
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
