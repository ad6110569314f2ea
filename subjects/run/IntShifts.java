// Exercises ishl, ishr, iushr with shift distances outside 0..31, compound forms and long distances.
public class IntShifts {
    public static void main(String[] args) {
        int[] values = {1, -1, 0x12345678, 0x87654321, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] distances = {0, 1, 4, 7, 15, 16, 31, 32, 33, 63, 64, -1, -31, -32, 1000};
        for (int v : values) {
            for (int d : distances) {
                System.out.println(v + " by " + d + ": " + (v << d) + " " + (v >> d) + " " + (v >>> d));
            }
        }
        int x = 0x0f0f0f0f;
        long far = 0x100000003L;
        x <<= far;
        System.out.println("<<= long " + x);
        x >>= 2L;
        System.out.println(">>= long " + x);
        x >>>= 65;
        System.out.println(">>>= 65 " + x);
        byte b = (byte) 0x90;
        System.out.println((b >> 2) + " " + (b >>> 2) + " " + ((b & 0xff) >>> 2) + " " + (b << 25));
        b >>>= 1;
        System.out.println("byte >>>= 1 -> " + b);
        short s = (short) 0xf00f;
        s >>>= 3;
        System.out.println("short >>>= 3 -> " + s);
        char c = 0xf00f;
        c >>= 3;
        System.out.println("char >>= 3 -> " + (int) c);
        System.out.println(Integer.rotateLeft(0x80000001, 5) + " " + Integer.rotateRight(0x80000001, 37));
    }
}
