package gov.nasa.jpf.symbc;

import heapwright.replay.Answers;

/** The words of Symbolic PathFinder, answered as a case says. What prints or measures does nothing. */
public final class Debug {
    private static final Answers ANSWERS = Answers.of(Debug.class);

    private Debug() {}

    public static void assume(boolean condition) {
        ANSWERS.assume(condition);
    }

    public static int makeSymbolicInteger(String name) {
        return ANSWERS.anInt();
    }

    public static long makeSymbolicLong(String name) {
        return ANSWERS.aLong();
    }

    public static short makeSymbolicShort(String name) {
        return ANSWERS.aShort();
    }

    public static byte makeSymbolicByte(String name) {
        return ANSWERS.aByte();
    }

    public static char makeSymbolicChar(String name) {
        return ANSWERS.aChar();
    }

    public static boolean makeSymbolicBoolean(String name) {
        return ANSWERS.aBoolean();
    }

    public static double makeSymbolicReal(String name) {
        return ANSWERS.aDouble();
    }

    public static String makeSymbolicString(String name) {
        return ANSWERS.nonNull(String.class);
    }

    public static Object makeSymbolicRef(String name, Object model) {
        if (model == null) {
            throw new AssertionError();
        }
        return ANSWERS.anObject(model.getClass());
    }

    public static Object makeSymbolicNull(String name) {
        return null;
    }

    public static void makeFieldsSymbolic(String name, Object object) {
        ANSWERS.fields(object);
    }

    public static int addSymbolicInt(int value, String name) {
        return ANSWERS.anInt();
    }

    public static byte addSymbolicByte(byte value, String name) {
        return ANSWERS.aByte();
    }

    public static char addSymbolicChar(char value, String name) {
        return ANSWERS.aChar();
    }

    public static double addSymbolicDouble(double value, String name) {
        return ANSWERS.aDouble();
    }

    public static boolean isSymbolicInteger(int value) {
        throw ANSWERS.unanswerable("Debug.isSymbolicInteger");
    }

    public static boolean isSymbolicLong(long value) {
        throw ANSWERS.unanswerable("Debug.isSymbolicLong");
    }

    public static boolean isSymbolicShort(short value) {
        throw ANSWERS.unanswerable("Debug.isSymbolicShort");
    }

    public static boolean isSymbolicByte(byte value) {
        throw ANSWERS.unanswerable("Debug.isSymbolicByte");
    }

    public static boolean isSymbolicChar(char value) {
        throw ANSWERS.unanswerable("Debug.isSymbolicChar");
    }

    public static String getSymbolicIntegerValue(int value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicIntegerValue");
    }

    public static String getSymbolicLongValue(long value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicLongValue");
    }

    public static String getSymbolicShortValue(short value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicShortValue");
    }

    public static String getSymbolicByteValue(byte value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicByteValue");
    }

    public static String getSymbolicCharValue(char value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicCharValue");
    }

    public static String getSymbolicBooleanValue(boolean value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicBooleanValue");
    }

    public static String getSymbolicRealValue(double value) {
        throw ANSWERS.unanswerable("Debug.getSymbolicRealValue");
    }

    public static void printPC(String s) {}

    public static void printHeapPC(String s) {}

    public static void printSymbolicRef(Object o, String s) {}

    public static void addCost(Object o) {}

    public static void setLastObservedInputSize(Object o) {}

    public static void clearMeasurements() {}
}
