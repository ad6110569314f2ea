// Exercises frem and drem: sign of the result, infinities, zero divisors, huge quotients and subnormals.
public class FloatingRemainder {
    public static void main(String[] args) {
        double[] as = {5.5, -5.5, 0.0, -0.0, 1e308, -1e20, 7, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NaN, 1e-310};
        double[] bs = {2, -2, 0.3, 1e-3, Double.MIN_VALUE, Double.MAX_VALUE, Double.NEGATIVE_INFINITY, 0.0, -0.0, Double.NaN, 3e-320};
        for (double a : as) {
            for (double b : bs) {
                double r = a % b;
                System.out.println(a + " % " + b + " = " + r + " bits " + Long.toHexString(Double.doubleToLongBits(r)));
            }
        }
        float[] fs = {5.5f, -5.5f, 1e38f, -0f, 3.0e-45f, Float.NaN, Float.POSITIVE_INFINITY, 123456789f};
        float[] gs = {2f, 0.7f, -1e-3f, 1e-45f, Float.MAX_VALUE, Float.NEGATIVE_INFINITY, 0f};
        for (float a : fs) {
            for (float b : gs) {
                float r = a % b;
                System.out.println(a + " %f " + b + " = " + r + " bits " + Integer.toHexString(Float.floatToIntBits(r)));
            }
        }
        System.out.println(Math.IEEEremainder(5.5, 2) + " " + Math.IEEEremainder(-5.5, 2) + " " + Math.IEEEremainder(7, 4));
        double x = 1000.25;
        x %= 7;
        System.out.println(x);
        int i = 17;
        i %= 4.5;
        System.out.println(i);
    }
}
