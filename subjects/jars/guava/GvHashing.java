// Exercises hash functions implemented in pure Java: murmur3, goodFastHash-free, crc32c, sipHash24, farmHash, BloomFilter.
import com.google.common.hash.*;
import com.google.common.io.BaseEncoding;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class GvHashing {
    public static void main(String[] args) {
        String[] in = {"", "a", "abc", "The quick brown fox jumps over the lazy dog", "x".repeat(100), "\u00e9\u4e2d\ud83d\ude00"};
        for (String s : in) System.out.println(Hashing.murmur3_32_fixed().hashString(s, StandardCharsets.UTF_8) + " " + Hashing.murmur3_128().hashString(s, StandardCharsets.UTF_8) + " " + Hashing.murmur3_128(42).hashUnencodedChars(s) + " " + Hashing.sipHash24().hashString(s, StandardCharsets.UTF_8) + " " + Hashing.farmHashFingerprint64().hashString(s, StandardCharsets.UTF_8) + " " + Hashing.crc32c().hashString(s, StandardCharsets.UTF_8));
        System.out.println(Hashing.murmur3_128().newHasher().putInt(5).putLong(1L << 40).putDouble(2.5).putBoolean(true).putChar('c').putString("str", StandardCharsets.UTF_16LE).putBytes(new byte[]{1, 2, 3}).hash() + " " + Hashing.murmur3_32_fixed().hashInt(12345) + " " + Hashing.murmur3_32_fixed().hashLong(-1L).asInt() + " " + Hashing.murmur3_128().hashBytes("bytes".getBytes(StandardCharsets.UTF_8)).asLong() + " " + Hashing.murmur3_32_fixed().bits());
        HashCode h = HashCode.fromString("0a1b2c3d");
        System.out.println(h.asInt() + " " + h + " " + h.bits() + " " + HashCode.fromInt(7) + " " + HashCode.fromBytes(new byte[]{1, -1}).equals(HashCode.fromString("01ff")) + " " + Arrays.toString(h.asBytes()) + " " + Hashing.combineOrdered(List.of(HashCode.fromInt(1), HashCode.fromInt(2))) + " " + Hashing.combineUnordered(List.of(HashCode.fromInt(2), HashCode.fromInt(1))) + " " + Hashing.consistentHash(123456789L, 10));
        try { HashCode.fromString("xyz"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        BloomFilter<CharSequence> bf = BloomFilter.create(Funnels.stringFunnel(StandardCharsets.UTF_8), 200, 0.01);
        for (int i = 0; i < 100; i++) bf.put("item" + i);
        int fp = 0;
        boolean all = true;
        for (int i = 0; i < 100; i++) { if (!bf.mightContain("item" + i)) all = false;
            if (bf.mightContain("other" + i)) fp++; }
        System.out.println(all + " " + fp);
        BaseEncoding b64 = BaseEncoding.base64();
        byte[] data = "any carnal pleas\u00e9".getBytes(StandardCharsets.UTF_8);
        System.out.println(b64.encode(data) + " " + BaseEncoding.base64Url().omitPadding().encode(new byte[]{-1, -2, -3, -4}) + " " + BaseEncoding.base32().encode(data) + " " + BaseEncoding.base16().lowerCase().encode(data) + " " + BaseEncoding.base32Hex().encode(new byte[]{1, 2}) + " " + BaseEncoding.base16().withSeparator(":", 2).encode(new byte[]{10, 11, 12}) + " " + new String(b64.decode(b64.encode(data)), StandardCharsets.UTF_8).length() + " " + BaseEncoding.base16().canDecode("XY"));
        try { b64.decode("!!!!"); } catch (IllegalArgumentException e) { System.out.println("undecodable"); }
    }
}
