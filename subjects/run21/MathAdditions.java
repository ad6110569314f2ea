// Exercises Math/Integer/Long/BigInteger additions up to 21: clamp, ceilDiv, ceilMod, unsignedMultiplyHigh, compress, expand, parallelMultiply.
public class MathAdditions {
    static void t(java.util.function.Supplier<Object> s) { try { System.out.print(s.get() + " "); } catch (RuntimeException e) { System.out.print("[" + e.getMessage() + "] "); } }
    public static void main(String[] args) {
        t(() -> Math.clamp(15L, 0, 10));
        t(() -> Math.clamp(-5L, 0, 10));
        t(() -> Math.clamp(Long.MAX_VALUE, -1, 7));
        t(() -> Math.clamp(5L, 3L, 1L << 40));
        t(() -> Math.clamp(2.5, 0.0, 1.0));
        t(() -> Math.clamp(-0.0, 0.0, 1.0));
        t(() -> Math.clamp(Double.NaN, 0.0, 1.0));
        t(() -> Math.clamp(0.5f, 1f, 2f));
        t(() -> Math.clamp(1L, 10, 5));
        t(() -> Math.clamp(1.0, Double.NaN, 2));
        t(() -> Math.clamp(1.0, 0.0, -0.0));
        System.out.println();
        for (int a : new int[]{7, -7, Integer.MIN_VALUE}) for (int b : new int[]{2, -2, -1}) System.out.print(Math.ceilDiv(a, b) + "/" + Math.ceilMod(a, b) + "/" + Math.floorDiv(a, b) + " ");
        System.out.println();
        t(() -> Math.ceilDivExact(Integer.MIN_VALUE, -1));
        t(() -> Math.floorDivExact(7, 2));
        t(() -> Math.divideExact(Long.MIN_VALUE, -1L));
        t(() -> Math.divideExact(9, 3));
        t(() -> Math.ceilDiv(1, 0));
        System.out.println();
        System.out.println(Math.unsignedMultiplyHigh(-1L, -1L) + " " + Math.unsignedMultiplyHigh(1L << 63, 4) + " " + Math.ceilDiv(-9L, 4L) + " " + Math.ceilMod(9L, 4));
        System.out.println(Integer.toHexString(Integer.compress(0xCAFEBABE, 0xFF00FFF0)) + " " + Integer.toHexString(Integer.expand(0x0000CABAB, 0xFF00FFF0)) + " " + Long.toHexString(Long.compress(0xCAFEBABECAFEBABEL, 0xF0F0F0F0F0F0F0F0L)) + " " + Long.toHexString(Long.expand(0x12345678L, 0xF0F0F0F0F0F0F0F0L)) + " " + Integer.compress(-1, 0));
        System.out.println(new java.math.BigInteger("123456789".repeat(5)).parallelMultiply(java.math.BigInteger.TEN.pow(20)) + " " + java.math.BigDecimal.TWO + " " + Float.float16ToFloat((short) 0x3c01) + " " + Float.floatToFloat16(65519.99f) + " " + Float.float16ToFloat((short) 0x0001) + " " + Float.floatToFloat16(Float.NaN));
        System.out.println(2.0E-3 + " " + 1.0E23 + " " + 2.2250738585072014E-308 + " " + 4.9E-324 + " " + 2e23 + " " + 1.0e-5f + " " + 3.4e38f + " " + 8.41E21 + " " + 9.007199254740993E15);
    }
}
