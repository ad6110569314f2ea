// Exercises calls with many parameters of mixed category-1 and category-2 types, static and instance.
public class ManyParameters {
    static String mixed(int a, long b, float c, double d, byte e, short f, char g, boolean h, String i, int[] j,
                        long k, double l, int m, long n, Object o, double p) {
        return a + "|" + b + "|" + c + "|" + d + "|" + e + "|" + f + "|" + g + "|" + h + "|" + i + "|" + j.length + "|"
            + k + "|" + l + "|" + m + "|" + n + "|" + o + "|" + p;
    }

    static int twenty(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10,
                      int a11, int a12, int a13, int a14, int a15, int a16, int a17, int a18, int a19, int a20) {
        return a1 - a2 * a3 + a4 - a5 * a6 + a7 - a8 * a9 + a10 - a11 * a12 + a13 - a14 * a15 + a16 - a17 * a18 + a19 - a20;
    }

    double field = 0.25;

    double inst(double a, long b, double c, long d, double e, long f, double g, long h) {
        return field + a * b - c * d + e * f - g * h;
    }

    static long reassign(long a, int b, double c) {
        a += b;
        b *= 2;
        c -= b;
        a += (long) c;
        return a;
    }

    static int order(int a, int b, int c) { return a * 100 + b * 10 + c; }
    static int counter = 0;
    static int tick() { return ++counter; }

    public static void main(String[] args) {
        System.out.println(mixed(1, 2L, 3f, 4d, (byte) 5, (short) 6, '7', true, "nine", new int[10], 11L, 12.5, 13, 14L, null, -0.0));
        System.out.println(mixed(Integer.MIN_VALUE, Long.MAX_VALUE, Float.NaN, Double.MIN_VALUE, (byte) -128, (short) -32768, '\\', false, null,
            new int[0], Long.MIN_VALUE, 1 / 3.0, -1, -1L, 'o', 1e100));
        System.out.println(twenty(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20));
        System.out.println(new ManyParameters().inst(1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5));
        long a = 5; int b = 6; double c = 7.9;
        System.out.println(reassign(a, b, c) + " " + a + " " + b + " " + c);
        System.out.println(order(tick(), tick(), tick()));
        System.out.println(order(tick(), order(1, tick(), 2), counter));
        System.out.println(Math.max(Math.min(3, 5), Math.max(order(0, 0, 1), 2)));
    }
}
