// Exercises String.valueOf/copyValueOf/format forms, string constructors, chars(), compare of Latin1 and UTF16 strings and hash codes.
import java.util.*;

public class StringValueForms {
    public static void main(String[] args) {
        char[] cs = {'h', 'e', 'l', 'l', 'o'};
        System.out.println(String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf((Object) null) + String.valueOf(cs) + String.valueOf(cs, 1, 3) + String.copyValueOf(cs, 2, 2) + new String() + new String("copy") + new String(cs, 0, 2) + new String(new StringBuilder("sb")) + new String(new int[]{65, 0x1f600}, 0, 2));
        try { String.valueOf((char[]) null); } catch (NullPointerException e) { System.out.println("null array"); }
        try { new String(cs, 3, 5); } catch (StringIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        cs[0] = 'X';
        System.out.println(cs);
        String lat = "abc\u00e9", wide = "abc\u4e2d";
        System.out.println(lat.equals(wide) + " " + lat.compareTo(wide) + " " + wide.compareTo(lat) + " " + lat.hashCode() + " " + wide.hashCode() + " " + wide.substring(0, 3).equals("abc") + " " + (wide.substring(0, 3).hashCode() == "abc".hashCode()) + " " + lat.concat(wide).length() + " " + wide.replace('\u4e2d', 'd').equals("abcd") + " " + lat.indexOf("\u00e9") + " " + wide.contains("c\u4e2d") + " " + wide.startsWith("ab") + " " + lat.toUpperCase(Locale.ROOT) + " " + wide.chars().max().getAsInt());
        System.out.println("".hashCode() + " " + "a".hashCode() + " " + "polygenelubricants".hashCode() + " " + "\0\0".hashCode() + " " + "Aa".equals("BB"));
        StringBuilder m = new StringBuilder("mixed");
        m.append('\u4e2d');
        m.deleteCharAt(5);
        System.out.println(m.toString().equals("mixed") + " " + m.toString().hashCode());
        String s = "x";
        for (int i = 0; i < 12; i++) s += s;
        System.out.println(s.length() + " " + s.hashCode());
        String a = "hel", b = a + "lo";
        System.out.println((b == "hello") + " " + (b.intern() == "hello") + " " + ("hel" + "lo" == "hello") + " " + b.equals("hello"));
        CharSequence q = "seq";
        System.out.println(q.length() + " " + q.charAt(1) + " " + q.subSequence(0, 2) + " " + CharSequence.compare("a", new StringBuilder("b")) + " " + q.isEmpty() + " " + "seq".contentEquals(new StringBuffer("seq")));
        System.out.println("a-b-c".chars().filter(Character::isLetter).mapToObj(c -> "" + (char) c).toList() + " " + "tEST".substring(0, 1).toUpperCase() + "tEST".substring(1).toLowerCase() + " " + "%d%%".formatted(5) + " " + "abc".describeConstable().get() + " " + "x,y".split(",").length);
        int[] cp = "\ud83d\ude00a".codePoints().toArray();
        System.out.println(cp.length + " " + cp[0] + " " + new String(cp, 0, 1).length() + " " + "abcabc".lastIndexOf('b', 3) + " " + "abcabc".lastIndexOf("abc", 2) + " " + "aaa".lastIndexOf("aa"));
        System.out.println(String.join("/", new TreeSet<>(List.of("q", "p"))) + " " + "  x ".strip() + "|" + "Hello".chars().map(c -> c ^ 32).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        System.out.println("ab\ncd".indent(2).replace("\n", "$") + " " + "A".compareToIgnoreCase("b") + " " + "z".repeat(3).replace("zz", "y") + " " + Arrays.toString("1:2:3".split(":", 2)) + " " + "caf\u00e9".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1).length + " " + "trim\u2003".trim().length() + "trim\u2003".strip().length());
    }
}
