// Exercises Double.toString / Float.toString over borders of the notation change and extreme values.
public class DoubleToString {
    public static void main(String[] args) {
        double[] ds = {0, -0.0, 1, 0.001, 0.0009999, 9999999, 1e7, 12345678.9, 123456789012345680.0, 1e21, 1e22, 1e23, 1.0E-5, 100, 1.5e300, Double.MAX_VALUE, Double.MIN_NORMAL,
            1.0 / 3, 2.0 / 3, 0.1, 0.2, 0.3, 123.456, 4.35, 1e-300, Math.PI, Math.E, 9007199254740992.0, 9007199254740993.0, 5e-324 * 3, 1.7976931348623155E308,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.5, 1024.0, 65536.125, 1e15, 1e16, 1e17, 123e-7};
        for (double d : ds) System.out.println(d + " " + Double.toString(-d));
        float[] fs = {0f, -0f, 1f, 0.001f, 0.00099f, 1e7f, 9999999f, 16777216f, 3.4028235e38f, 1.17549435e-38f, 1f / 3, 0.1f, 0.7f, 1e10f, 123.456f, 3.3333333f, Float.NaN, Float.NEGATIVE_INFINITY, 33554432f, 8.5e-6f};
        for (float f : fs) System.out.println(f + " " + Float.toString(-f) + " " + (double) f);
        long seed = 42;
        for (int i = 0; i < 60; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double d = (seed >>> 12) * 0x1p-52;
            String t = String.valueOf(d * 1000);
            System.out.println(t + " " + (Double.parseDouble(t) == d * 1000));
        }
        int bad = 0;
        for (int i = 0; i < 500; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double d = Double.longBitsToDouble(seed);
            if (d == d && Double.parseDouble(Double.toString(d)) != d) bad++;
            float f = Float.intBitsToFloat((int) (seed >>> 32));
            if (f == f && Float.parseFloat(Float.toString(f)) != f) bad++;
        }
        System.out.println("round trip failures " + bad);
        System.out.println(new StringBuilder().append(1.0f).append(' ').append(1e100).append(' ').append(1.0e-10f));
    }
}
