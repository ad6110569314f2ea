// Exercises f2i, f2l, f2d, d2i, d2l, d2f with saturation, NaN and the two-step narrowing to byte/short/char.
public class ConvertFromFloating {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.99, -0.99, 1.5, -1.5, 127.9, 128.1, -129.5, 65535.5, 65536.5, 2147483647.0,
            2147483648.0, -2147483648.9, -2147483649.0, 4294967296.5, 9.223372036854775807e18, 9.3e18, -9.3e18,
            1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 3.4028235677973366e38, 1e-46};
        for (double d : ds) {
            float f = (float) d;
            System.out.println(d + " -> i " + (int) d + " l " + (long) d + " f " + f
                + " b " + (byte) d + " s " + (short) d + " c " + (int) (char) d
                + " | f2i " + (int) f + " f2l " + (long) f + " f2b " + (byte) f + " f2s " + (short) f + " f2c " + (int) (char) f
                + " f2d " + (double) f);
        }
        int i = 3;
        i += 1.9;
        System.out.println(i);
        i -= 1e20;
        System.out.println(i);
        byte b = 10;
        b *= 25.7;
        System.out.println(b);
        char c = 'a';
        c += 1.5f;
        System.out.println(c);
        long l = Long.MAX_VALUE;
        l += 0.5;
        System.out.println(l);
        l = Long.MIN_VALUE;
        l -= 1000.0f;
        System.out.println(l);
        short s = -5;
        s /= 0.0;
        System.out.println(s);
    }
}
