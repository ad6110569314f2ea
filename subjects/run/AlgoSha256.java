// A hand-written SHA-256 and CRC-32 and Adler-32 over strings, checked against each other's stability.
import java.nio.charset.StandardCharsets;

public class AlgoSha256 {
    static final int[] K = new int[64], H0 = new int[8];
    static { int n = 0;
        for (int c = 2; n < 64; c++) { boolean pr = true;
            for (int d = 2; d * d <= c; d++) if (c % d == 0) pr = false;
            if (!pr) continue;
            if (n < 8) H0[n] = frac(c, 2);
            K[n++] = frac(c, 3); } }
    static int frac(int prime, int root) { java.math.BigInteger v = java.math.BigInteger.valueOf(prime).shiftLeft(32 * root);
        java.math.BigInteger lo = java.math.BigInteger.ZERO, hi = java.math.BigInteger.ONE.shiftLeft(40);
        while (hi.subtract(lo).compareTo(java.math.BigInteger.ONE) > 0) { java.math.BigInteger mid = lo.add(hi).shiftRight(1);
            if (mid.pow(root).compareTo(v) <= 0) lo = mid;
            else hi = mid; }
        return lo.intValue(); }
    static String sha(byte[] msg) {
        int len = msg.length, blocks = (len + 8) / 64 + 1;
        byte[] b = new byte[blocks * 64];
        System.arraycopy(msg, 0, b, 0, len);
        b[len] = (byte) 0x80;
        long bits = len * 8L;
        for (int i = 0; i < 8; i++) b[b.length - 1 - i] = (byte) (bits >>> (8 * i));
        int[] h = H0.clone(), w = new int[64];
        for (int o = 0; o < b.length; o += 64) {
            for (int i = 0; i < 16; i++) w[i] = (b[o + 4 * i] & 0xff) << 24 | (b[o + 4 * i + 1] & 0xff) << 16 | (b[o + 4 * i + 2] & 0xff) << 8 | b[o + 4 * i + 3] & 0xff;
            for (int i = 16; i < 64; i++) { int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3, s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
                w[i] = w[i - 16] + s0 + w[i - 7] + s1; }
            int a = h[0], bb = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], hh = h[7];
            for (int i = 0; i < 64; i++) { int t1 = hh + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25)) + (e & f ^ ~e & g) + K[i] + w[i], t2 = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22)) + (a & bb ^ a & c ^ bb & c);
                hh = g;
                g = f;
                f = e;
                e = d + t1;
                d = c;
                c = bb;
                bb = a;
                a = t1 + t2; }
            h[0] += a; h[1] += bb; h[2] += c; h[3] += d; h[4] += e; h[5] += f; h[6] += g; h[7] += hh;
        }
        StringBuilder sb = new StringBuilder(); for (int x : h) sb.append(String.format("%08x", x)); return sb.toString();
    }
    static int crc(byte[] d) { int c = -1;
        for (byte x : d) { c ^= x & 0xff;
            for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? c >>> 1 ^ 0xedb88320 : c >>> 1; }
        return ~c; }
    static long adler(byte[] d) { int a = 1, b = 0;
        for (byte x : d) { a = (a + (x & 0xff)) % 65521;
            b = (b + a) % 65521; }
        return (long) b << 16 | a; }
    static long fnv(byte[] d) { long h = 0xcbf29ce484222325L; for (byte x : d) { h ^= x & 0xff; h *= 0x100000001b3L; } return h; }
    public static void main(String[] args) {
        for (String s : new String[]{"", "abc", "The quick brown fox jumps over the lazy dog", "a".repeat(200), "\u00e9\u4e2d"}) { byte[] d = s.getBytes(StandardCharsets.UTF_8);
            System.out.println(d.length + " " + sha(d) + " " + Integer.toHexString(crc(d)) + " " + adler(d) + " " + Long.toHexString(fnv(d))); }
    }
}
