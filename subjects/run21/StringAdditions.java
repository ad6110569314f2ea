// Exercises String and StringBuilder methods added up to 21: indexOf with ranges, splitWithDelimiters, repeat of code points, emoji tests.
import java.util.Arrays;

public class StringAdditions {
    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.indexOf('a', 1, 5) + " " + s.indexOf('a', 1, 3) + " " + s.indexOf("bra", 2, 11) + " " + s.indexOf("bra", 2, 10) + " " + s.indexOf("", 3, 3));
        try { s.indexOf('a', 5, 2); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        System.out.println(Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 0)) + Arrays.toString("a,b;c".splitWithDelimiters("[,;]", 2)) + Arrays.toString("a1b22c".splitWithDelimiters("\\d+", -1)) + Arrays.toString(",x,".splitWithDelimiters(",", 0)));
        StringBuilder b = new StringBuilder();
        b.repeat("ab", 3).repeat('-', 4).repeat(0x1f600, 2).repeat("", 5).repeat("z", 0);
        System.out.println(b + " " + b.length());
        try { b.repeat("x", -1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Character.isEmoji(0x1f600) + " " + Character.isEmoji('a') + " " + Character.isEmojiPresentation(0x1f600) + " " + Character.isExtendedPictographic(0x1f600) + " " + Character.isEmojiModifier(0x1f3fb) + " " + Character.isEmojiComponent('#'));
        System.out.println(new StringBuffer("q").repeat("r", 2) + " " + "\u00e9\u4e2d".indexOf('\u4e2d', 0, 2) + " " + "x".equals(new StringBuilder().repeat('x', 1).toString()));
        System.out.println(java.util.regex.Pattern.compile("-").splitWithDelimiters("1-2-3", 0).length + " " + "line1\nline2".lines().toList().reversed());
    }
}
