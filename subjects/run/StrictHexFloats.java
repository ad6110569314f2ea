// Exercises strictfp methods and hexadecimal floating-point literals and text.
public class StrictHexFloats {
    static strictfp double poly(double x) {
        double r = 1;
        for (int i = 1; i < 20; i++) r = r * x / i + 0x1.8p-3;
        return r;
    }

    strictfp static class Inner {
        float mul(float a, float b) { return a * b; }
        double big() { return Double.MAX_VALUE * 2.0 / 2.0; }
        double small() { return Double.MIN_VALUE / 2.0 * 2.0; }
    }

    public static void main(String[] args) {
        double[] lits = {0x1p0, 0x1.8p1, 0x1.fffffffffffffp1023, 0x1p-1022, 0x0.0000000000001p-1022, 0x.1p4, 0xABC.DEFp-3, -0x1.999999999999ap-4};
        for (double d : lits) {
            System.out.println(d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)));
        }
        float[] flits = {0x1p0f, 0x1.fffffep127f, 0x1p-126f, 0x1p-149f, -0x1.99999ap-4f};
        for (float f : flits) System.out.println(f + " " + Float.toHexString(f));
        System.out.println(poly(1.25) + " " + poly(-3));
        Inner in = new Inner();
        System.out.println(in.mul(1.1f, 1.1f) + " " + in.big() + " " + in.small());
        String[] texts = {"0x1.8p1", "0x1p-1074", "0x0.8p-1074", "0x1.00000000000008p0", "0x1.000000000000081p0", "0X.FP+4", "-0x1P3d", "0x1.fffffffffffff8p1023"};
        for (String t : texts) System.out.println(t + " -> " + Double.parseDouble(t) + " f " + Float.parseFloat(t));
        System.out.println(Double.toHexString(Double.NaN) + " " + Double.toHexString(-1 / 0.0) + " " + Double.toHexString(-0.0) + " " + Float.toHexString(Float.MIN_VALUE));
    }
}
