// Exercises Long static methods: parsing, radix text, bit twiddling, unsigned arithmetic.
public class LongMethods {
    static void parse(String s, int radix) {
        try {
            System.out.println(s + "/" + radix + " = " + Long.parseLong(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("NFE " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "-", "12L", "007", ""};
        for (String t : texts) parse(t, 10);
        parse("7fffffffffffffff", 16);
        parse("-1y2p0ij32e8e8", 36);
        parse("1y2p0ij32e8e7", 36);
        parse("10201", 2);
        long[] vs = {0, 1, -1, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE, 0x0123456789abcdefL, -987654321012345678L};
        for (long v : vs) {
            System.out.println(v + " " + Long.toString(v, 3) + " " + Long.toString(v, 36) + " " + Long.toHexString(v) + " " + Long.toOctalString(v)
                + " " + Long.toBinaryString(v) + " " + Long.toUnsignedString(v) + " " + Long.toUnsignedString(v, 16));
            System.out.println("  " + Long.bitCount(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.highestOneBit(v)
                + " " + Long.lowestOneBit(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " " + Long.signum(v) + " " + Long.rotateRight(v, 13)
                + " " + Long.hashCode(v) + " " + Long.compareUnsigned(v, 5) + " " + Long.divideUnsigned(v, 7) + " " + Long.remainderUnsigned(v, 7)
                + " " + Long.divideUnsigned(v, -3) + " " + Long.remainderUnsigned(v, -3));
        }
        System.out.println(Long.parseUnsignedLong("18446744073709551615") + " " + Long.decode("-0x8000000000000000") + " " + Long.decode("#7f"));
        try { Long.parseUnsignedLong("18446744073709551616"); } catch (NumberFormatException e) { System.out.println("NFE " + e.getMessage()); }
        Long a = 100L, b = 100L;
        System.out.println((a == b) + " " + a.equals(100) + " " + a.equals(100L) + " " + a.intValue() + " " + a.hashCode() + " " + Long.valueOf(1L << 40).hashCode());
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MIN_VALUE) + " " + Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE) + " " + Math.multiplyHigh(-5L, 1L << 60));
    }
}
