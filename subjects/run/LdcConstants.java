// Exercises ldc / ldc2_w / bipush / sipush / xconst of every constant kind including class constants and interned strings.
public class LdcConstants {
    static final String S1 = "con" + "stant";
    static final long BIG = 1L << 40 | 3;
    static final double AVO = 6.02214076e23;
    static final char CH = (char) 0xffee;
    static final boolean T = 3 > 2;

    static int[] ints() {
        return new int[]{-2, -1, 0, 1, 2, 3, 4, 5, 6, -128, 127, -129, 128, 255, 32767, -32768, 32768, -32769, 65535, 100000, Integer.MAX_VALUE, Integer.MIN_VALUE};
    }

    public static void main(String[] args) {
        for (int i : ints()) System.out.print(i + " ");
        System.out.println();
        long[] ls = {0L, 1L, 2L, -1L, 5L, 127L, 1000L, 100000L, Long.MAX_VALUE, Long.MIN_VALUE, BIG};
        for (long l : ls) System.out.print(l + " ");
        System.out.println();
        float[] fs = {0f, 1f, 2f, 3f, -0f, 0.5f, Float.NaN, Float.MAX_VALUE, Float.MIN_VALUE, 1e10f, 1.17549435E-38f};
        for (float f : fs) System.out.print(Integer.toHexString(Float.floatToRawIntBits(f)) + " ");
        System.out.println();
        double[] ds = {0d, 1d, 2d, -0d, 0.5, Double.NaN, Double.MAX_VALUE, Double.MIN_VALUE, AVO, Math.PI, 4.9e-324, 2.2250738585072011e-308};
        for (double d : ds) System.out.print(Long.toHexString(Double.doubleToRawLongBits(d)) + " ");
        System.out.println();
        System.out.println(S1 == "constant");
        String dyn = new StringBuilder("const").append("ant").toString();
        System.out.println((dyn == S1) + " " + (dyn.intern() == S1) + " " + dyn.equals(S1));
        System.out.println((int) CH + " " + T);
        Class<?>[] cs = {String.class, int.class, void.class, int[].class, String[][].class, LdcConstants.class, Runnable.class, Void.class};
        for (Class<?> c : cs) System.out.println(c.getName() + " " + c.isPrimitive() + " " + c.isInterface() + " " + c.isArray());
        String odd = "tab\tquote\"nul\0uni\u00e9\u20ac\ud83d\ude00 end";
        System.out.println(odd.length() + " " + odd.hashCode());
        System.out.println("".isEmpty() + " " + "".length());
        byte b = -128; short s = 32767; char c = 65535;
        System.out.println(b + " " + s + " " + (int) c);
        System.out.println(0x1.8p1 + " " + 0x1p-1074 + " " + 0xAp0f + " " + 0x.8p0 + " " + 0b1011 + " " + 017 + " " + 1_000_000 + " " + 0xFFFF_FFFFL);
    }
}
