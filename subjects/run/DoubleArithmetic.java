// Exercises double add, sub, mul, div, neg incl. infinities, NaN, subnormals and signed zero.
public class DoubleArithmetic {
    static String hex(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }

    public static void main(String[] args) {
        double[] vals = {0.0, -0.0, 1.0, -2.5, 0.1, 1e300, -1e-300, Double.MIN_VALUE, Double.MIN_NORMAL,
            Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
        for (double a : vals) {
            for (double b : vals) {
                System.out.println(a + "," + b + ": " + hex(a + b) + " " + hex(a - b) + " " + hex(a * b) + " " + hex(a / b));
            }
        }
        System.out.println(0.1 + 0.2);
        System.out.println(1.0 - 0.9);
        System.out.println(1e16 + 1);
        System.out.println(-0.0 + 0.0);
        System.out.println(-0.0 - 0.0);
        System.out.println(-(0.0));
        System.out.println(0.0 == -0.0);
        double sum = 0, comp = 0;
        for (int i = 0; i < 1000; i++) {
            double y = 0.1 - comp;
            double t = sum + y;
            comp = (t - sum) - y;
            sum = t;
        }
        System.out.println("kahan " + sum + " " + comp);
        double pi = 0;
        for (int k = 0; k < 2000; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        System.out.println("leibniz " + pi);
        double d = 10;
        d++; d -= 0.5; d *= 3; d /= 7; d %= 2;
        System.out.println(d + " " + hex(d));
    }
}
