package heapwright;

/**
 * What a program says to Heapwright: assumptions, checks, and values that may be anything.
 *
 * <p>Inside the engine every call is intercepted by its name. On an ordinary JVM the bodies below run: an assumption that
 * does not hold ends the run with {@link AssumptionViolated}, and a value that may be anything is its type's default.
 */
public final class Heapwright {
    private Heapwright() {}

    /** Whether the program runs inside the engine. */
    public static boolean running() {
        return false;
    }

    /** Considers only executions in which the condition holds. */
    public static void assume(boolean condition) {
        if (!condition) {
            throw new AssumptionViolated();
        }
    }

    /** Abandons this execution: it is not of interest, whatever happened in it. */
    public static void ignore() {
        throw new AssumptionViolated();
    }

    /** An assertion that is always on. */
    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    /** An assertion that is always on, with the words that report its failure. */
    public static void check(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    /**
     * Whether a reference field of an object has been decided: read, and found to be null or a certain object. For companion
     * methods of specifications; on an ordinary JVM everything is decided.
     */
    public static boolean isDecided(Object object, String field) {
        return true;
    }

    /** Any {@code boolean}. */
    public static boolean anyBoolean() {
        return false;
    }

    /** Any {@code byte}. */
    public static byte anyByte() {
        return 0;
    }

    /** Any {@code short}. */
    public static short anyShort() {
        return 0;
    }

    /** Any {@code char}. */
    public static char anyChar() {
        return 0;
    }

    /** Any {@code int}. */
    public static int anyInt() {
        return 0;
    }

    /** Any {@code int} from {@code lo} to {@code hi}, both included; without one the execution is abandoned. */
    public static int anyInt(int lo, int hi) {
        assume(lo <= hi);
        return lo;
    }

    /** Any {@code long}. */
    public static long anyLong() {
        return 0;
    }

    /** Any {@code float}, not-a-number and the infinities included. */
    public static float anyFloat() {
        return 0;
    }

    /** Any {@code double}, not-a-number and the infinities included. */
    public static double anyDouble() {
        return 0;
    }

    /** Any string; never null. */
    public static String anyString() {
        return "";
    }

    /** Any object of the type or one of its subtypes, or null. Its fields may be anything, too. */
    public static <T> T any(Class<T> type) {
        return null;
    }

    /** Any object of the type or one of its subtypes. An ordinary JVM has none to offer. */
    public static <T> T anyNonNull(Class<T> type) {
        throw new AssumptionViolated();
    }
}
