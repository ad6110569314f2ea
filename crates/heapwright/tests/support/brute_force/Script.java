import heapwright.Heapwright;

/**
 * Decisions of a walk. In the engine each may be anything; on a real JVM all sequences of decisions are gone through, one after the
 * other.
 */
final class Script {
    private static final int LONGEST = 64;

    private final int[] decided = new int[LONGEST];
    private final int[] bounds = new int[LONGEST];
    private int length;
    private int at;

    /** A number from 0 to the bound, without the bound. */
    int next(int bound) {
        if (Heapwright.running()) {
            return Heapwright.anyInt(0, bound - 1);
        }
        if (at == length) {
            bounds[length] = bound;
            decided[length++] = 0;
        }
        return decided[at++];
    }

    /** Goes to the next sequence; false if this was the last one. */
    boolean advance() {
        at = 0;
        while (length > 0) {
            if (++decided[length - 1] < bounds[length - 1]) {
                return true;
            }
            length--;
        }
        return false;
    }
}
