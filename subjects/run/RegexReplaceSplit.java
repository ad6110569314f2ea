// Exercises regex replacement (templates, lambdas, appendReplacement), splitting, predicates and Unicode classes.
import java.util.*;
import java.util.regex.*;
import java.util.stream.Collectors;

public class RegexReplaceSplit {
    public static void main(String[] args) {
        System.out.println("john smith, jane doe".replaceAll("(\\w+) (\\w+)", "$2 $1") + " | " + "a.b.c".replaceAll("\\.", "\\\\") + " | " + "x".replaceAll("x", "\\$0") + " | " + "aaa".replaceFirst("a", "b"));
        System.out.println(Pattern.compile("\\d+").matcher("1 and 22 and 333").replaceAll(m -> "<" + m.group().length() + ">"));
        System.out.println(Pattern.compile("(?<a>\\w)(?<b>\\w)").matcher("abcd").replaceAll("${b}${a}"));
        System.out.println(Pattern.compile("[aeiou]").matcher("education").replaceAll(m -> m.group().toUpperCase()) + " " + Pattern.compile("o").matcher("foo").replaceFirst(m -> "0"));
        Matcher m = Pattern.compile("\\{(\\w+)\\}").matcher("Hi {name}, you are {age} years; {unknown}!");
        Map<String, String> vals = Map.of("name", "Zo\u00eb", "age", "$40");
        StringBuilder sb = new StringBuilder();
        while (m.find()) m.appendReplacement(sb, Matcher.quoteReplacement(vals.getOrDefault(m.group(1), "?")));
        m.appendTail(sb);
        System.out.println(sb);
        Pattern comma = Pattern.compile("\\s*[,;]\\s*");
        System.out.println(Arrays.toString(comma.split("a , b;c,,d;")) + Arrays.toString(comma.split("a , b;c", 2)) + comma.splitAsStream("x;y").collect(Collectors.toList()) + Arrays.toString(comma.split("")) + Arrays.toString("camelCaseStringHere".split("(?=[A-Z])")) + Arrays.toString("a1b2c3".split("(?<=\\d)")));
        System.out.println(List.of("apple", "bob", "avocado").stream().filter(Pattern.compile("^a").asPredicate()).toList() + " " + List.of("a", "ab").stream().filter(Pattern.compile("a").asMatchPredicate()).toList());
        System.out.println("\u03b1\u03b2\u03b3 abc \u0410\u0411".replaceAll("\\p{IsGreek}+", "G").replaceAll("\\p{InCyrillic}", "C") + " " + "\u00c9COLE".matches("(?iu)\u00e9cole") + " " + "\u00c9".matches("(?i)\u00e9") + " " + Pattern.compile("\\w+", Pattern.UNICODE_CHARACTER_CLASS).matcher("\u00e9t\u00e9").matches() + " " + "\u00e9".matches("\\w"));
        System.out.println("a\ud83d\ude00b".replaceAll(".", "x") + " " + "a\ud83d\ude00b".split("").length + " " + "\ud83d\ude00".matches(".") + " " + "\ud83d\ude00".matches("[\ud83d\ude00-\ud83d\ude02]"));
        try { "x".replaceAll("x", "$1"); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { "x".replaceAll("x", "\\"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { "x".replaceAll("(?<n>x)", "${q}"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        String csv = "1,\"two, 2\",three,\"say \"\"hi\"\"\",";
        Matcher c = Pattern.compile("\"((?:[^\"]|\"\")*)\"|([^,]*)(?:,|$)").matcher(csv);
        List<String> fields = new ArrayList<>();
        while (c.find()) if (c.group().length() > 0) fields.add(c.group(1) != null ? c.group(1).replace("\"\"", "\"") : c.group(2));
        System.out.println(fields);
        System.out.println("the the cat cat sat".replaceAll("\\b(\\w+) \\1\\b", "$1") + " " + "2024-01-15".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1") + " " + "  trim  ".replaceAll("^\\s+|\\s+$", "") + " " + "aXbXc".split("X", -1).length);
        System.out.println(Pattern.compile("(a+)+b").matcher("aaaaaaaaaaaac").find() + " " + Pattern.compile("(.)(.)(.)(.)(.)(.)(.)(.)(.)(.)\\10").matcher("abcdefghijj").matches());
        MatchResult mr = Pattern.compile("(b)(c)?").matcher("abd").results().findFirst().get();
        System.out.println(mr.start() + " " + mr.group(1) + " " + mr.group(2) + " " + mr.start(2) + " " + mr.groupCount());
    }
}
