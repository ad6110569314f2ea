// Exercises Scanner over a String: tokens, numbers, lines, delimiters, findInLine and failures.
import java.util.*;

public class ScannerOverString {
    public static void main(String[] args) {
        Scanner s = new Scanner("12 word 3.5 true 99999999999 0x1f rest of line\nsecond line\n\nlast").useLocale(Locale.ROOT);
        System.out.println(s.nextInt() + " " + s.next() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.hasNextInt() + " " + s.nextLong() + " " + s.hasNextInt(16) + " " + s.next());
        System.out.println("[" + s.nextLine() + "] [" + s.nextLine() + "] [" + s.nextLine() + "] " + s.hasNextLine() + " [" + s.nextLine() + "] " + s.hasNextLine());
        try { s.nextLine(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        Scanner d = new Scanner("a, b,c ,  d").useDelimiter("\\s*,\\s*");
        List<String> l = new ArrayList<>();
        while (d.hasNext()) l.add(d.next());
        System.out.println(l);
        Scanner bad = new Scanner("notnum 5");
        try { bad.nextInt(); } catch (InputMismatchException e) { System.out.println(e.getMessage() + " then " + bad.next() + bad.nextInt()); }
        Scanner f = new Scanner("key=value42 other");
        System.out.println(f.findInLine("(\\w+)=([a-z]+)(\\d+)") + " " + f.match().group(2) + " " + f.match().group(3) + " " + f.next());
        Scanner e = new Scanner("");
        System.out.println(e.hasNext() + " " + e.hasNextLine());
        Scanner lines = new Scanner("x 1\ny 2\nz 3\n");
        int sum = 0;
        while (lines.hasNextLine()) { String[] p = lines.nextLine().split(" "); sum += Integer.parseInt(p[1]); }
        System.out.println(sum);
        Scanner hex = new Scanner("ff 1010 -7");
        System.out.println(hex.nextInt(16) + " " + hex.nextInt(2) + " " + hex.nextByte());
        Scanner sk = new Scanner("   skip me");
        sk.skip("\\s*skip");
        System.out.println(sk.next());
        sk.close();
        try { sk.next(); } catch (IllegalStateException x) { System.out.println(x.getMessage()); }
        Scanner big = new Scanner("123456789012345678901234567890 1.25e3");
        System.out.println(big.nextBigInteger() + " " + big.nextBigDecimal());
    }
}
