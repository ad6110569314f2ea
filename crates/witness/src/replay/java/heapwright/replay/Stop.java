package heapwright.replay;

/**
 * Leaves the program under test from within a word of its vocabulary. Programs that catch everything cannot hide it:
 * the {@link Answers} remember why it was thrown.
 */
public final class Stop extends Error {
    private static final long serialVersionUID = 1;

    Stop(String reason) {
        super(reason, null, false, false);
    }
}
