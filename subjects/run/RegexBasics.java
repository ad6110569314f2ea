// Exercises java.util.regex: groups, named groups, greedy/lazy/possessive quantifiers, alternation, anchors, flags, find loops.
import java.util.*;
import java.util.regex.*;

public class RegexBasics {
    static void all(String re, String in) { all(re, in, 0); }
    static void all(String re, String in, int flags) {
        Matcher m = Pattern.compile(re, flags).matcher(in);
        StringBuilder sb = new StringBuilder(re.replace("\n", "\\n") + " ~ ");
        while (m.find()) {
            sb.append('[').append(m.start()).append('-').append(m.end()).append(' ').append(m.group().replace("\n", "\\n"));
            for (int i = 1; i <= m.groupCount(); i++) sb.append(" $").append(i).append('=').append(m.group(i));
            sb.append("] ");
        }
        System.out.println(sb + "matches=" + Pattern.compile(re, flags).matcher(in).matches());
    }

    public static void main(String[] args) {
        all("a+", "caaandaab");
        all("a*?b", "aaabab");
        all("(a|ab)(c|bcd)(d*)", "abcd");
        all("(\\w+)@(\\w+)\\.com", "joe@site.com, ann@corp.com");
        all("(a(b)?)+", "aba");
        all("a*+a", "aaaa");
        all("(?>a+)b", "aaab");
        all("x*", "axb");
        all("^\\d{3}-\\d{4}$", "555-1234");
        all("^l", "line\nlast\nx", Pattern.MULTILINE);
        all("e$", "line\nlone", Pattern.MULTILINE);
        all(".+", "a\nb");
        all(".+", "a\nb", Pattern.DOTALL);
        all("HeLLo", "hello HELLO", Pattern.CASE_INSENSITIVE);
        all("a b # comment", "ab", Pattern.COMMENTS);
        all("a.b", "a.b axb", Pattern.LITERAL);
        all("(?i)straSSe", "STRASSE");
        all("\\bcat\\b", "cat concat cat's");
        all("[^a-c&&[a-f]]", "abcdefg");
        all("[a-z&&[^aeiou]]+", "regular expression");
        all("\\p{Upper}\\p{Lower}*", "Hello World");
        all("\\p{L}+", "\u00e9t\u00e9 na\u00efve 123");
        all("[\\d.]+", "1.5 and 22");
        all("\\Q.*\\E", "a.*b");
        all("\\x41\\u0042\\t?", "AB");
        all("(\\w)\\1", "aabbcd ee");
        all("(?<y>\\d{4})-(?<m>\\d\\d)", "2024-05 1999-12");
        all("(?<q>x)\\k<q>", "xx");
        all("foo(?=bar)", "foobar foobaz");
        all("foo(?!bar)", "foobar foobaz");
        all("(?<=\\$)\\d+", "cost $42 or 17");
        all("(?<!\\$)\\b\\d+", "cost $42 or 17");
        all("a{2,3}", "aaaaaaa");
        all("a{2,}?", "aaaaa");
        all("(?:ab)+", "ababab");
        all("\\Bx", "ax x");
        all("\\R", "a\r\nb\nc");
        Matcher m = Pattern.compile("(?<key>\\w+)=(?<val>\\w*)").matcher("a=1 b= c=xyz");
        while (m.find()) System.out.print(m.group("key") + "->" + m.group("val") + "(" + m.start("val") + ") ");
        System.out.println();
        Matcher r = Pattern.compile("b+").matcher("abbbcbb");
        System.out.println(r.lookingAt() + " " + r.find(3) + " " + r.group() + " " + r.hitEnd() + " " + r.reset().region(2, 4).find() + " " + r.start() + "-" + r.end());
        System.out.println(Pattern.matches("[0-9a-f]+", "cafe01") + " " + "x1y2".matches("(\\w\\d)+") + " " + Pattern.quote("a.b") + " " + Pattern.compile("a(b)").matcher("ab").results().count() + " " + Pattern.compile("q", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags());
        for (String bad : new String[]{"(", "[a", "*a", "a{2", "\\", "(?<n>a)(?<n>b)", "a**", "\\k<zz>", "(?z)"}) try { Pattern.compile(bad);
            System.out.println(bad + " ok"); } catch (PatternSyntaxException e) { System.out.println(bad + ": " + e.getDescription() + " at " + e.getIndex()); }
        try { Pattern.compile("a").matcher("b").group(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { m.reset(); m.find(); m.group(9); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
