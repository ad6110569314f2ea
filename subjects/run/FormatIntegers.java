// Exercises Formatter integer conversions: d, x, o, with width, flags, negative numbers, BigInteger, bytes and indexes.
import java.math.BigInteger;
import java.util.*;

public class FormatIntegers {
    static void f(String fmt, Object... args) {
        try { System.out.println(fmt + " -> [" + String.format(Locale.ROOT, fmt, args) + "]"); }
        catch (IllegalFormatException e) { System.out.println(fmt + " -> " + e.getClass().getSimpleName() + " " + e.getMessage()); }
    }

    public static void main(String[] args) {
        int[] vs = {0, 42, -42, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int v : vs) { f("%d", v);
            f("%6d", v);
            f("%-6d|", v);
            f("%06d", v);
            f("%+d", v);
            f("% d", v);
            f("%,d", v);
            f("%(d", v);
            f("%x", v);
            f("%X", v);
            f("%#x", v);
            f("%o", v);
            f("%#o", v);
            f("%010x", v);
            f("%,015d", v);
            f("%-+8d|", v); }
        f("%d %d %d", (byte) -1, (short) 300, 1L << 60);
        f("%x %x %x", (byte) -1, (short) -1, -1L);
        f("%d %x %,d", new BigInteger("123456789012345678901234567890"), new BigInteger("-ff", 16), new BigInteger("-1234567890123"));
        f("%2$d %1$d %2$d %<d", 1, 2);
        f("%d%%", 50); f("%n".length() + "%d", 1); f("%5%|%-5%|");
        f("%s %s %s", 1, null, true); f("%d", (Object) null); f("%5d|", (Object) null);
        f("%d", "str");
        f("%d", 1.5);
        f("%q", 1);
        f("%d");
        f("%-d", 1);
        f("%05-d", 1);
        f("%+ d", 1);
        f("%-05d", 1);
        f("%.2d", 1);
        f("%,x", 1);
        f("%#d", 1);
        f("%3$d", 1);
        f("%");
        f("%5");
        f("%h %h %H", "hello", 42, "hi"); f("%b %b %B %b", true, null, "x", false); f("%7b|%-7b|", true, false);
        f("%c %c %C %c", 'a', 98, 'c', 0x1f600); f("%3c|%-3c|", 'x', 'y'); f("%c", 0x110000); f("%c", "s"); f("%c", (Object) null);
        System.out.println(String.format("%d %s", 5, "default locale") + " " + "%d-%s".formatted(1, 'z'));
        System.out.printf(Locale.ROOT, "%s %d%n", "printf", 9);
        StringBuilder sb = new StringBuilder(); new Formatter(sb, Locale.ROOT).format("%d,", 1).format("%d", 2); System.out.println(sb);
    }
}
