// Exercises Integer static methods: parsing, radix text, bit twiddling, unsigned, compare and caching.
public class IntegerMethods {
    static void parse(String s, int radix) {
        try {
            System.out.println(s + "/" + radix + " = " + Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("NFE " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "-0", "+5", "2147483647", "-2147483648", "2147483648", "-2147483649", "", "-", "+", "1x", " 1", "1 ", "0x1f", "1_000", "\u0661\u0662"};
        for (String t : texts) parse(t, 10);
        parse("ff", 16); parse("-ZZ", 36); parse("102", 2); parse("777", 8); parse("80000000", 16); parse("1", 1); parse("1", 37); parse(null, 10);
        int[] vs = {0, 1, -1, 255, -255, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x0f0f1234};
        for (int v : vs) {
            System.out.println(v + " " + Integer.toString(v, 2) + " " + Integer.toString(v, 7) + " " + Integer.toString(v, 36) + " " + Integer.toHexString(v)
                + " " + Integer.toOctalString(v) + " " + Integer.toBinaryString(v) + " " + Integer.toUnsignedString(v) + " " + Integer.toUnsignedLong(v));
            System.out.println("  " + Integer.bitCount(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.highestOneBit(v)
                + " " + Integer.lowestOneBit(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " " + Integer.signum(v) + " " + Integer.rotateLeft(v, 9)
                + " " + Integer.hashCode(v) + " " + Integer.compareUnsigned(v, 5) + " " + Integer.divideUnsigned(v, 7) + " " + Integer.remainderUnsigned(v, 7));
        }
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.decode("-0x80") + " " + Integer.decode("#ff") + " " + Integer.decode("010"));
        try { Integer.decode("0x"); } catch (NumberFormatException e) { System.out.println("NFE " + e.getMessage()); }
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + c.equals(d) + " " + a.compareTo(c) + " " + Integer.valueOf(-128).equals(Integer.valueOf("-128")) + " " + (Integer.valueOf(100) == Integer.valueOf(100)));
        System.out.println(Integer.max(3, 4) + Integer.min(3, 4) + Integer.sum(3, 4) + " " + a.doubleValue() + " " + c.byteValue() + " " + Integer.valueOf(5).equals(5L));
        System.out.println(Short.parseShort("-32768") + " " + Byte.parseByte("7f", 16) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.reverseBytes((short) 0x1234));
        try { Byte.parseByte("128"); } catch (NumberFormatException e) { System.out.println("NFE " + e.getMessage()); }
    }
}
