// Exercises Math exact and rounding methods: addExact etc., floorMod, round, rint, fma, nextUp, ulp, scalb, copySign, hypot-free.
public class MathExactMethods {
    interface Op { Object go(); }
    static void t(String n, Op o) { try { System.out.println(n + " " + o.go()); } catch (ArithmeticException e) { System.out.println(n + " AE " + e.getMessage()); } }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE; long lmax = Long.MAX_VALUE, lmin = Long.MIN_VALUE;
        t("addExact", () -> Math.addExact(max, 0));
        t("addExact", () -> Math.addExact(max, 1));
        t("addExactL", () -> Math.addExact(lmin, -1L));
        t("subExact", () -> Math.subtractExact(min, 1));
        t("subExactL", () -> Math.subtractExact(lmax, -1L));
        t("mulExact", () -> Math.multiplyExact(65536, 32768));
        t("mulExact", () -> Math.multiplyExact(46340, 46340));
        t("mulExactL", () -> Math.multiplyExact(lmin, -1L));
        t("mulExactL", () -> Math.multiplyExact(1L << 31, 1L << 31));
        t("mulExactLI", () -> Math.multiplyExact(lmax, 2));
        t("negExact", () -> Math.negateExact(min));
        t("incExact", () -> Math.incrementExact(max));
        t("decExactL", () -> Math.decrementExact(lmin));
        t("toInt", () -> Math.toIntExact(lmax));
        t("abs", () -> Math.abs(min) + " " + Math.abs(lmin) + " " + Math.abs(-0.0) + " " + Math.abs(-5));
        t("absExact", () -> Math.absExact(min));
        for (int a : new int[]{7, -7, min}) for (int b : new int[]{3, -3, -1}) System.out.print(Math.floorDiv(a, b) + "/" + Math.floorMod(a, b) + "/" + Math.floorMod((long) a, b) + " ");
        System.out.println();
        double[] ds = {0.5, 1.5, 2.5, -0.5, -1.5, 0.49999999999999994, 4503599627370497.5, 1e18, 1e19, -1e19, Double.NaN, -0.0, Double.POSITIVE_INFINITY, 2147483647.6};
        for (double d : ds) System.out.println(d + " round " + Math.round(d) + " rint " + Math.rint(d) + " floor " + Math.floor(d) + " ceil " + Math.ceil(d) + " roundf " + Math.round((float) d) + " sgn " + Math.signum(d));
        double[] es = {1.0, 0.0, -0.0, 1e300, Double.MIN_VALUE, Double.MAX_VALUE, -1.0, Double.POSITIVE_INFINITY};
        for (double d : es) System.out.println(d + " up " + Math.nextUp(d) + " down " + Math.nextDown(d) + " ulp " + Math.ulp(d) + " exp " + Math.getExponent(d) + " scalb " + Math.scalb(d, -3) + " after " + Math.nextAfter(d, 0) + " upf " + Math.nextUp((float) d) + " ulpf " + Math.ulp((float) d));
        System.out.println(Math.fma(0.1, 10, -1) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.fma(Double.NaN, 1, 1) + " " + Math.fma(3, 4, 5));
        System.out.println(Math.copySign(3.0, -0.0) + " " + Math.copySign(-2f, 1f) + " " + Math.scalb(1.5, 2000) + " " + Math.scalb(1.0, -1074) + " " + Math.scalb(3f, -150) + " " + Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0f, 0.0f) + " " + Math.max(Double.NaN, 1) + " " + Math.max(1L, 2L) + " " + Math.min(min, max) + " " + Math.floorDiv(-7L, 2L));
    }
}
