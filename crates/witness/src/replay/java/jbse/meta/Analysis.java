package jbse.meta;

import heapwright.replay.Answers;

/** The words of JBSE, answered as a case says. */
public final class Analysis {
    private static final Answers ANSWERS = Answers.of(Analysis.class);

    private Analysis() {}

    public static boolean isRunByJBSE() {
        return ANSWERS.aBoolean();
    }

    public static boolean any() {
        return ANSWERS.aBoolean();
    }

    public static void assume(boolean condition) {
        ANSWERS.assume(condition);
    }

    public static void assume(Object object) {}

    public static void assumeClassNotInitialized(Class<?> type) {}

    public static void assumeClassNotInitialized(String type) {}

    public static void endGuidance() {}

    public static void ass3rt(boolean condition) {
        if (!condition) {
            throw new AssertionError();
        }
    }

    public static void fail() {
        throw new AssertionError();
    }

    public static void ignore() {
        ANSWERS.ignore();
    }

    public static void succeed() {
        ANSWERS.succeed();
    }

    public static boolean force(boolean condition) {
        return condition;
    }

    public static boolean isResolved(Object object, String name) {
        throw ANSWERS.unanswerable("Analysis.isResolved");
    }

    public static boolean isSymbolic(boolean value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(byte value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(char value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(short value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(int value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(long value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(float value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(double value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isSymbolic(Object value) {
        throw ANSWERS.unanswerable("Analysis.isSymbolic");
    }

    public static boolean isResolvedByAlias(Object object) {
        throw ANSWERS.unanswerable("Analysis.isResolvedByAlias");
    }

    public static boolean isResolvedByExpansion(Object object) {
        throw ANSWERS.unanswerable("Analysis.isResolvedByExpansion");
    }
}
