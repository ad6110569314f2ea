// Exercises the checksums of java.util.zip: whole arrays, ranges, single bytes, reset.
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

public class Checksums {
    static void show(Checksum sum) {
        byte[] text = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.US_ASCII);
        System.out.print(sum.getValue() + " ");
        sum.update(text);
        System.out.print(sum.getValue() + " ");
        sum.update(text, 4, 5);
        sum.update(0x1FF);
        System.out.print(Long.toHexString(sum.getValue()) + " ");
        sum.reset();
        sum.update(new byte[100_000]);
        System.out.println(sum.getValue());
        try {
            sum.update(text, 40, 10);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("outside " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        show(new CRC32());
        show(new Adler32());
    }
}
