package gov.nasa.jpf.vm;

/** The names by which programs talk to Java Pathfinder; the engine gives them their meaning. */
public final class Verify {
    private Verify() {}

    public static boolean getBoolean() {
        return false;
    }

    /** From {@code min} to {@code max}, both included. */
    public static int getInt(int min, int max) {
        return min;
    }

    /** From 0 to {@code max}, both included. */
    public static int random(int max) {
        return 0;
    }

    public static int getIntFromList(int... values) {
        return values[0];
    }

    public static void ignoreIf(boolean condition) {
        if (condition) {
            throw new IllegalStateException("ignored");
        }
    }

    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void beginAtomic() {}

    public static void endAtomic() {}
}
