package heapwright;

import heapwright.replay.Answers;

/** The words of our own API, answered as a case says. */
public final class Heapwright {
    private static final Answers ANSWERS = Answers.of(Heapwright.class);

    private Heapwright() {}

    public static boolean running() {
        return ANSWERS.aBoolean();
    }

    public static void assume(boolean condition) {
        ANSWERS.assume(condition);
    }

    public static void ignore() {
        ANSWERS.ignore();
    }

    public static void check(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void check(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    public static boolean isDecided(Object object, String field) {
        throw ANSWERS.unanswerable("Heapwright.isDecided");
    }

    public static boolean anyBoolean() {
        return ANSWERS.aBoolean();
    }

    public static byte anyByte() {
        return ANSWERS.aByte();
    }

    public static short anyShort() {
        return ANSWERS.aShort();
    }

    public static char anyChar() {
        return ANSWERS.aChar();
    }

    public static int anyInt() {
        return ANSWERS.anInt();
    }

    public static int anyInt(int low, int high) {
        int answer = ANSWERS.anInt();
        ANSWERS.assume(low <= answer && answer <= high);
        return answer;
    }

    public static long anyLong() {
        return ANSWERS.aLong();
    }

    public static float anyFloat() {
        return ANSWERS.aFloat();
    }

    public static double anyDouble() {
        return ANSWERS.aDouble();
    }

    public static String anyString() {
        return ANSWERS.nonNull(String.class);
    }

    public static <T> T any(Class<T> type) {
        return ANSWERS.anObject(type);
    }

    public static <T> T anyNonNull(Class<T> type) {
        return ANSWERS.nonNull(type);
    }
}
