// Exercises java.util.Base64 (basic, URL, MIME), HexFormat and CRC32/Adler32 from java.util.zip.
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Base64Codec {
    public static void main(String[] args) {
        for (String s : new String[]{"", "f", "fo", "foo", "foob", "fooba", "foobar", "\u00e9\u4e2d?>~"}) { byte[] b = s.getBytes(StandardCharsets.UTF_8);
            String e = Base64.getEncoder().encodeToString(b);
            System.out.println(e + " " + Base64.getUrlEncoder().withoutPadding().encodeToString(b) + " " + new String(Base64.getDecoder().decode(e), StandardCharsets.UTF_8).equals(s)); }
        byte[] big = new byte[150];
        for (int i = 0; i < big.length; i++) big[i] = (byte) (i * 7 - 128);
        System.out.println(Base64.getMimeEncoder().encodeToString(big).replace("\r\n", "|"));
        System.out.println(Arrays.equals(Base64.getMimeDecoder().decode(Base64.getMimeEncoder().encode(big)), big));
        for (String bad : new String[]{"Zg=", "Z", "Zm9v!", "Zg==x", "Zm9-"}) try { System.out.println(bad + " " + Base64.getDecoder().decode(bad).length); } catch (IllegalArgumentException e) { System.out.println(bad + ": " + e.getMessage()); }
        HexFormat h = HexFormat.of();
        System.out.println(h.formatHex(new byte[]{0, 15, -1, 127}) + " " + HexFormat.ofDelimiter(":").withUpperCase().formatHex(new byte[]{10, 11}) + " " + Arrays.toString(h.parseHex("00ff7f")) + " " + HexFormat.fromHexDigits("1f") + " " + h.toHexDigits((short) 255) + " " + HexFormat.isHexDigit('g'));
        try { h.parseHex("abc"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Arrays.hashCode(Base64.getEncoder().encode(big)) + " " + Base64.getUrlDecoder().decode("_-8=").length);
    }
}
