package jbse.meta;

/** The names by which programs talk to JBSE; the engine gives them their meaning. */
public final class Analysis {
    private Analysis() {}

    public static boolean isRunByJBSE() {
        return false;
    }

    /** Either of two values, each on a path of its own. */
    public static boolean any() {
        return false;
    }

    public static void ass3rt(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void fail() {
        throw new AssertionError();
    }

    public static void assume(boolean condition) {
        if (!condition) {
            throw new IllegalStateException("assumption violated");
        }
    }

    public static void ignore() {
        throw new IllegalStateException("ignored");
    }
}
