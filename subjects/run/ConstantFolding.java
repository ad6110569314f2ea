// Exercises compile-time constants at their borders compared with the same values computed at run time.
public class ConstantFolding {
    static final int MAXP = Integer.MAX_VALUE + 1;
    static final long LMUL = Long.MAX_VALUE * 2;
    static final byte BC = (byte) 300;
    static final char CC = (char) -2;
    static final int SH = 1 << 35;
    static final double DZ = 1.0 / 0.0;
    static final float FD = (float) 1e40;
    static final int DI = (int) 1e40;
    static final long DL = (long) Float.NaN;
    static final String STR = "v" + 1 + 2L + 3.0f + 4.0 + 'c' + true + null;
    static final int TERN = 5 > 3 ? 10 : 20;
    static final boolean CMP = "ab" == "a" + "b";

    static int one = 1, max = Integer.MAX_VALUE, thirtyFive = 35;
    static long lmax = Long.MAX_VALUE;
    static double big = 1e40, zero = 0.0;

    public static void main(String[] args) {
        System.out.println(MAXP + " " + (max + one));
        System.out.println(LMUL + " " + lmax * 2);
        System.out.println(BC + " " + (byte) (300 * one));
        System.out.println((int) CC + " " + (int) (char) (-2 * one));
        System.out.println(SH + " " + (one << thirtyFive));
        System.out.println(DZ + " " + one / zero);
        System.out.println(FD + " " + (float) big);
        System.out.println(DI + " " + (int) big);
        System.out.println(DL + " " + (long) (float) (zero / zero));
        System.out.println(STR);
        System.out.println(TERN + " " + CMP);
        System.out.println((0.1 + 0.2) + " " + (0.1f + 0.2f) + " " + (0.1f + 0.2));
        System.out.println((5 / 2) + " " + (-5 / 2) + " " + (5 % -3) + " " + (-5 % 3) + " " + (-5 >> 1) + " " + (-5 >>> 28));
        System.out.println(Integer.MIN_VALUE == -Integer.MIN_VALUE);
        System.out.println(('a' + 'b') + " " + (char) ('a' + 1) + " " + (byte) '\u00e9' + " " + (short) 70000);
        final int local = 7;
        byte fits = local;
        switch (fits) { case local: System.out.println("constant local"); break; case local + 1: System.out.println("no"); }
        System.out.println(1.0f * 16777217 + " " + 16777217 * 1.0 + " " + (int) 16777217f);
        System.out.println((0.0 == -0.0) + " " + (Double.NaN != Double.NaN) + " " + (1e-300 * 1e-300 == 0 * one));
    }
}
