// Exercises i2b, i2c, i2s, i2l, i2f, i2d, l2i, l2f, l2d including inexact rounding.
public class ConvertFromIntegral {
    public static void main(String[] args) {
        int[] is = {0, 1, -1, 127, 128, 255, 256, -128, -129, 32767, 32768, 65535, 65536, 16777217, 16777219,
            -16777217, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x12345678, 2147483583};
        for (int i : is) {
            System.out.println(i + " b " + (byte) i + " c " + (int) (char) i + " s " + (short) i + " l " + (long) i
                + " f " + (float) i + " d " + (double) i + " fbits " + Integer.toHexString(Float.floatToIntBits(i)));
        }
        long[] ls = {0, -1, 4294967295L, 4294967296L, 2147483648L, -2147483649L, 9007199254740993L, 9007199254740995L,
            -9007199254740993L, Long.MAX_VALUE, Long.MIN_VALUE, 0x7fffffbfffffffffL, 0x7fffffc000000000L, 36028797018963971L};
        for (long l : ls) {
            System.out.println(l + " i " + (int) l + " b " + (byte) l + " c " + (int) (char) l + " s " + (short) l
                + " f " + Integer.toHexString(Float.floatToIntBits((float) l))
                + " d " + Long.toHexString(Double.doubleToLongBits((double) l)));
        }
        byte b = (byte) 200;
        char fromByte = (char) b;
        System.out.println((int) fromByte + " " + (int) (char) (b & 0xff));
        short s = (short) fromByte;
        System.out.println(s);
        System.out.println((char) 97 + " " + (int) 'z' + " " + (char) ('a' + 5) + " " + ('a' + 5));
        int wrap = 0;
        for (int i = 0; i < 300; i++) { wrap = (byte) (wrap + 1); }
        System.out.println(wrap);
        System.out.println((float) 0.1 == 0.1);
        System.out.println((int) (char) -1 + " " + (short) (char) -1 + " " + (byte) (char) 0x1ff);
    }
}
