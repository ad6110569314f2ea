package gov.nasa.jpf.symbc;

/** The names by which programs talk to Symbolic Pathfinder; the engine gives them their meaning. */
public final class Debug {
    private Debug() {}

    public static void assume(boolean condition) {
        if (!condition) {
            throw new IllegalStateException("assumption violated");
        }
    }

    public static int makeSymbolicInteger(String name) {
        return 0;
    }

    public static long makeSymbolicLong(String name) {
        return 0;
    }

    public static short makeSymbolicShort(String name) {
        return 0;
    }

    public static byte makeSymbolicByte(String name) {
        return 0;
    }

    public static char makeSymbolicChar(String name) {
        return 0;
    }

    public static boolean makeSymbolicBoolean(String name) {
        return false;
    }

    public static double makeSymbolicReal(String name) {
        return 0;
    }

    public static String makeSymbolicString(String name) {
        return "";
    }

    public static Object makeSymbolicRef(String name, Object like) {
        return like;
    }
}
