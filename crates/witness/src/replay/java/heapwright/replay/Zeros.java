package heapwright.replay;

/** Finds what is not zero in arrays that can have hundreds of millions of elements: without reflection, type by type. */
final class Zeros {
    private Zeros() {}

    /** The first index from one to another, exclusive, at which an array holds neither zero nor null; else the latter. */
    static int end(Object array, int from, int to) {
        int at = from;
        if (array instanceof Object[] elements) {
            while (at < to && elements[at] == null) at++;
        } else if (array instanceof int[] elements) {
            while (at < to && elements[at] == 0) at++;
        } else if (array instanceof byte[] elements) {
            while (at < to && elements[at] == 0) at++;
        } else if (array instanceof long[] elements) {
            while (at < to && elements[at] == 0) at++;
        } else if (array instanceof char[] elements) {
            while (at < to && elements[at] == 0) at++;
        } else if (array instanceof short[] elements) {
            while (at < to && elements[at] == 0) at++;
        } else if (array instanceof boolean[] elements) {
            while (at < to && !elements[at]) at++;
        } else if (array instanceof float[] elements) {
            while (at < to && Float.floatToRawIntBits(elements[at]) == 0) at++;
        } else if (array instanceof double[] elements) {
            while (at < to && Double.doubleToRawLongBits(elements[at]) == 0) at++;
        }
        return at;
    }
}
