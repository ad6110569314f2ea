// Exercises lshl, lshr, lushr with int and long shift distances beyond the masked range.
public class LongShifts {
    static long shl(long v, int d) { return v << d; }
    static long shr(long v, int d) { return v >> d; }
    static long ushr(long v, int d) { return v >>> d; }

    public static void main(String[] args) {
        long[] values = {1L, -1L, 0x123456789abcdef0L, 0xfedcba9876543210L, Long.MIN_VALUE, Long.MAX_VALUE};
        int[] distances = {0, 1, 8, 31, 32, 33, 47, 62, 63, 64, 65, 127, 128, -1, -63, -64, 12345};
        for (long v : values) {
            for (int d : distances) {
                System.out.println(Long.toHexString(v) + " by " + d + ": " + Long.toHexString(shl(v, d))
                    + " " + Long.toHexString(shr(v, d)) + " " + Long.toHexString(ushr(v, d)));
            }
        }
        long w = -12345678901L;
        w >>= 70L;
        System.out.println(w);
        w <<= -3;
        System.out.println(w);
        w >>>= 1;
        System.out.println(w);
        System.out.println(1 << 33);
        System.out.println(1L << 33);
        long h = 0xcbf29ce484222325L;
        for (int i = 0; i < 200; i++) {
            h ^= h << 13;
            h ^= h >>> 7;
            h ^= h << 17;
            h += h >> 5;
        }
        System.out.println("mix " + Long.toHexString(h));
    }
}
