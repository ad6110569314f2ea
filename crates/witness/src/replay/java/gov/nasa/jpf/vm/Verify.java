package gov.nasa.jpf.vm;

import heapwright.replay.Answers;

/** The words of Java PathFinder, answered as a case says. What guides its search does nothing. */
public final class Verify {
    private static final Answers ANSWERS = Answers.of(Verify.class);

    private Verify() {}

    public static boolean isRunningInJPF() {
        return ANSWERS.aBoolean();
    }

    public static boolean getBoolean() {
        return ANSWERS.aBoolean();
    }

    public static boolean getBoolean(boolean falseFirst) {
        return ANSWERS.aBoolean();
    }

    public static boolean randomBool() {
        return ANSWERS.aBoolean();
    }

    public static int getInt(int low, int high) {
        int answer = ANSWERS.anInt();
        ANSWERS.assume(low <= answer && answer <= high);
        return answer;
    }

    public static int getInt(String key) {
        return ANSWERS.anInt();
    }

    public static int random(int max) {
        return getInt(0, max);
    }

    public static long getLong(long low, long high) {
        long answer = ANSWERS.aLong();
        ANSWERS.assume(low <= answer && answer <= high);
        return answer;
    }

    public static double getDouble(String key) {
        return ANSWERS.aDouble();
    }

    public static double getDouble(double low, double high) {
        double answer = ANSWERS.aDouble();
        ANSWERS.assume(low <= answer && answer <= high);
        return answer;
    }

    public static int getIntFromList(int... values) {
        int index = ANSWERS.anIndex(values == null ? 0 : values.length);
        return index < 0 ? ANSWERS.anInt() : values[index];
    }

    public static long getLongFromList(long... values) {
        int index = ANSWERS.anIndex(values == null ? 0 : values.length);
        return index < 0 ? ANSWERS.aLong() : values[index];
    }

    public static float getFloatFromList(float... values) {
        int index = ANSWERS.anIndex(values == null ? 0 : values.length);
        return index < 0 ? ANSWERS.aFloat() : values[index];
    }

    public static double getDoubleFromList(double... values) {
        int index = ANSWERS.anIndex(values == null ? 0 : values.length);
        return index < 0 ? ANSWERS.aDouble() : values[index];
    }

    public static void ignoreIf(boolean condition) {
        ANSWERS.assume(!condition);
    }

    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void assertTrue(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    public static void assertTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    public static void addComment(String s) {}

    public static void atLabel(String s) {}

    public static void atLabel(int i) {}

    public static void beginAtomic() {}

    public static void endAtomic() {}

    public static void boring(boolean b) {}

    public static void interesting(boolean b) {}

    public static void busyWait(long l) {}

    public static void instrumentPoint(String s) {}

    public static void instrumentPointDeep(String s) {}

    public static void instrumentPointDeepRecur(String s, int i) {}

    public static void breakTransition() {}

    public static void breakTransition(String s) {}

    public static void printPathOutput(String s) {}

    public static void printPathOutput(boolean b, String s) {}

    public static void storeTrace(String s, String t) {}

    public static void storeTraceIf(boolean b, String s, String t) {}

    public static void storeTraceAndTerminate(String s, String t) {}

    public static void storeTraceAndTerminateIf(boolean b, String s, String t) {}

    public static void terminateSearch() {}

    public static void setShared(Object o, boolean b) {}

    public static void freezeSharedness(Object o, boolean b) {}

    public static void setHeuristicSearchValue(int i) {}

    public static void resetHeuristicSearchValue() {}

    public static void setProperties(String... properties) {}
}
