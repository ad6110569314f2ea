// Exercises StrictMath functions (fdlibm) printed as raw bits over many arguments.
public class StrictMathBits {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }

    public static void main(String[] args) {
        double[] xs = {0.0, -0.0, 1e-300, 1e-8, 0.1, 0.5, 1.0, -1.0, 1.5707963267948966, 2.0, 3.141592653589793, -7.25, 10.0, 100.5, 710.0, -745.5, 12345.678, 1e10, 1e22, -1e200, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double x : xs) {
            System.out.println(x + " sin " + h(StrictMath.sin(x)) + " cos " + h(StrictMath.cos(x)) + " tan " + h(StrictMath.tan(x)) + " asin " + h(StrictMath.asin(x)) + " acos " + h(StrictMath.acos(x)) + " atan " + h(StrictMath.atan(x)));
            System.out.println("  exp " + h(StrictMath.exp(x)) + " log " + h(StrictMath.log(x)) + " log10 " + h(StrictMath.log10(x)) + " sqrt " + h(StrictMath.sqrt(x)) + " cbrt " + h(StrictMath.cbrt(x)) + " expm1 " + h(StrictMath.expm1(x)) + " log1p " + h(StrictMath.log1p(x)));
            System.out.println("  sinh " + h(StrictMath.sinh(x)) + " cosh " + h(StrictMath.cosh(x)) + " tanh " + h(StrictMath.tanh(x)) + " rad " + h(StrictMath.toRadians(x)) + " deg " + h(StrictMath.toDegrees(x)));
        }
        double[] ys = {0.0, -0.0, 0.5, -1.0, 2.0, 3.0, -2.5, 1e10, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double x : new double[]{0.0, -0.0, 0.3, 1.0, -1.0, -8.0, 1e-5, 1e300, Double.POSITIVE_INFINITY, Double.NaN}) {
            StringBuilder sb = new StringBuilder(x + ":");
            for (double y : ys) sb.append(' ').append(h(StrictMath.pow(x, y))).append('/').append(h(StrictMath.atan2(x, y))).append('/').append(h(StrictMath.hypot(x, y))).append('/').append(h(StrictMath.IEEEremainder(x, y)));
            System.out.println(sb);
        }
        long mix = 0;
        double v = 0.001;
        for (int i = 0; i < 400; i++) {
            v = v * 1.05 + 0.01;
            mix = mix * 31 + Double.doubleToLongBits(StrictMath.sin(v)) + Double.doubleToLongBits(StrictMath.exp(-v / 100)) * 3 + Double.doubleToLongBits(StrictMath.log(v)) * 7 + Double.doubleToLongBits(StrictMath.pow(v, 0.37)) * 11 + Double.doubleToLongBits(StrictMath.cbrt(v)) * 13;
        }
        System.out.println(Long.toHexString(mix));
    }
}
