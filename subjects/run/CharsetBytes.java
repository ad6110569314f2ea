// Exercises getBytes and new String for UTF-8, ISO-8859-1, US-ASCII and UTF-16, with malformed input and lone surrogates.
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class CharsetBytes {
    static String hex(byte[] bs) {
        StringBuilder b = new StringBuilder();
        for (byte x : bs) b.append(String.format("%02x", x & 0xff));
        return b.toString();
    }
    static String hex(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) b.append(Integer.toHexString(s.charAt(i))).append('.');
        return b.toString();
    }

    public static void main(String[] args) {
        String[] in = {"ascii", "caf\u00e9", "\u20ac\u4e2d", "\ud83d\ude00", "lone \ud83d hi", "lo \ude00", "\u0000\u007f\u0080\u07ff\u0800\uffff", ""};
        for (String s : in) {
            byte[] u8 = s.getBytes(StandardCharsets.UTF_8);
            byte[] l1 = s.getBytes(StandardCharsets.ISO_8859_1);
            byte[] as = s.getBytes(StandardCharsets.US_ASCII);
            byte[] be = s.getBytes(StandardCharsets.UTF_16BE);
            byte[] u16 = s.getBytes(StandardCharsets.UTF_16);
            System.out.println(hex(u8) + " " + hex(l1) + " " + hex(as) + " " + hex(be) + " " + hex(u16));
            System.out.println("  " + hex(new String(u8, StandardCharsets.UTF_8)) + " " + new String(u8, StandardCharsets.UTF_8).equals(s)
                + " " + new String(l1, StandardCharsets.ISO_8859_1).equals(s) + " " + hex(new String(be, StandardCharsets.UTF_16BE)));
        }
        int[][] bad = {{0xc3}, {0xc3, 0x28}, {0xe2, 0x82}, {0xe2, 0x28, 0xa1}, {0xf0, 0x9f, 0x98}, {0xc0, 0x80}, {0xed, 0xa0, 0x80}, {0xf4, 0x90, 0x80, 0x80}, {0x80}, {0xff, 0x41}, {0x41, 0xe2, 0x82, 0xac, 0x42}};
        for (int[] b : bad) {
            byte[] bs = new byte[b.length];
            for (int i = 0; i < b.length; i++) bs[i] = (byte) b[i];
            System.out.println(hex(bs) + " -> " + hex(new String(bs, StandardCharsets.UTF_8)) + " ascii " + hex(new String(bs, StandardCharsets.US_ASCII)));
        }
        byte[] part = "0123456789".getBytes(StandardCharsets.UTF_8);
        System.out.println(new String(part, 3, 4, StandardCharsets.UTF_8) + " " + Arrays.hashCode(part));
        System.out.println(new String(new char[]{'o', 'k'}) + new String(new int[]{0x1f600, 65}, 0, 2).length() + String.valueOf(new char[]{'1', '2', '3'}, 1, 2));
    }
}
