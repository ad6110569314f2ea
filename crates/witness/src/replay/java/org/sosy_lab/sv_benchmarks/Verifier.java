package org.sosy_lab.sv_benchmarks;

import heapwright.replay.Answers;

/** The words of the software verification competition, answered as a case says. */
public final class Verifier {
    private static final Answers ANSWERS = Answers.of(Verifier.class);

    private Verifier() {}

    public static void assume(boolean condition) {
        ANSWERS.assume(condition);
    }

    public static boolean nondetBoolean() {
        return ANSWERS.aBoolean();
    }

    public static byte nondetByte() {
        return ANSWERS.aByte();
    }

    public static short nondetShort() {
        return ANSWERS.aShort();
    }

    public static char nondetChar() {
        return ANSWERS.aChar();
    }

    public static int nondetInt() {
        return ANSWERS.anInt();
    }

    public static long nondetLong() {
        return ANSWERS.aLong();
    }

    public static float nondetFloat() {
        return ANSWERS.aFloat();
    }

    public static double nondetDouble() {
        return ANSWERS.aDouble();
    }

    public static String nondetString() {
        return ANSWERS.nonNull(String.class);
    }
}
