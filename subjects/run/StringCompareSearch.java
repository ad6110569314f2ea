// Exercises compareTo, equalsIgnoreCase, regionMatches, indexOf, startsWith, contains, replace and hashCode.
public class StringCompareSearch {
    public static void main(String[] args) {
        String[] w = {"", "a", "A", "ab", "abc", "Abd", "b", "\u00e9", "\u00c9", "z\u4e2d", "\ud83d\ude00"};
        for (String x : w) {
            StringBuilder line = new StringBuilder();
            for (String y : w) {
                line.append(x.compareTo(y)).append('/').append(x.compareToIgnoreCase(y)).append('/').append(x.equalsIgnoreCase(y) ? 'T' : 'F').append(' ');
            }
            System.out.println(line + "h=" + x.hashCode());
        }
        String s = "the quick brown fox jumps over the lazy dog the end";
        System.out.println(s.indexOf("the") + " " + s.indexOf("the", 1) + " " + s.lastIndexOf("the") + " " + s.lastIndexOf("the", 30) + " " + s.indexOf("cat"));
        System.out.println(s.indexOf('q') + " " + s.indexOf('q', 5) + " " + s.lastIndexOf('o') + " " + s.lastIndexOf('o', 10) + " " + s.indexOf(0x1f600));
        System.out.println(s.indexOf("") + " " + s.indexOf("", 1000) + " " + s.lastIndexOf("") + " " + s.indexOf('t', -5));
        System.out.println(s.startsWith("the") + " " + s.startsWith("quick", 4) + " " + s.endsWith("end") + " " + s.startsWith("") + " " + s.startsWith("x", -1));
        System.out.println(s.contains("fox jumps") + " " + s.contains("Fox"));
        System.out.println("Hello".regionMatches(1, "jELLo", 1, 3) + " " + "Hello".regionMatches(true, 1, "jELLo", 1, 3) + " " + "Hello".regionMatches(-1, "x", 0, 0));
        System.out.println(s.replace("the", "THE") + "|" + s.replace('o', '0') + "|" + "aaa".replace("aa", "b") + "|" + "abc".replace("", "-"));
        System.out.println("a.b.c".replace(".", "$1") + " " + "a.b.c".replaceAll(".", "x") + " " + "a1b2".replaceAll("([a-z])(\\d)", "$2$1") + " " + "aXbX".replaceFirst("X", "\\$"));
        System.out.println(s.substring(10) + "|" + s.substring(4, 9) + "|" + s.substring(s.length()) + "|");
        String same = "abc";
        System.out.println((same.replace('x', 'y') == same) + " " + (same.substring(0) == same) + " " + (same.concat("") == same) + " " + (same.trim() == same));
        System.out.println(new String("dup").equals("dup") + " " + (new String("dup") == "dup") + " " + (new String("dup").intern() == "dup"));
        System.out.println("abc".equals(null) + " " + "abc".equals((Object) new StringBuilder("abc")) + " " + "abc".contentEquals("abc"));
        System.out.println(String.CASE_INSENSITIVE_ORDER.compare("HELLO", "hellp") + " " + "x".compareTo("xyz"));
        System.out.println("caf\u00e9\u4e2d".indexOf('\u4e2d') + " " + "caf\u00e9\u4e2d".indexOf("\u00e9\u4e2d") + " " + "caf\u00e9".indexOf("\u4e2d"));
    }
}
