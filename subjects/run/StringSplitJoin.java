// Exercises String.split with limits and regexes, join, repeat, lines, strip variants and chars.
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

public class StringSplitJoin {
    static void show(String[] parts) { System.out.println(parts.length + Arrays.toString(parts)); }

    public static void main(String[] args) {
        show("a,b,,c,,".split(","));
        show("a,b,,c,,".split(",", -1));
        show("a,b,,c,,".split(",", 2));
        show("a,b,,c,,".split(",", 4));
        show("".split(","));
        show(",".split(","));
        show("abc".split(""));
        show("a1b22c333d".split("[0-9]+"));
        show("a.b.c".split("\\."));
        show("a|b|c".split("|"));
        show("  lead and  trail ".split(" "));
        show("xAAyAAz".split("AA"));
        show("boo:and:foo".split("o", 0));
        show("k=v;k2=v2".split("[=;]"));
        System.out.println(String.join("-", "x", "y", "z") + " " + String.join("", List.of("p", "q")) + " " + String.join(",", List.of()) + "|");
        System.out.println("ab".repeat(4) + "|" + "x".repeat(0) + "|" + "".repeat(9) + "|");
        try { "x".repeat(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        String padded = " \t\u2003 mid dle \u2003\n ";
        System.out.println("[" + padded.strip() + "] [" + padded.trim().length() + "] [" + padded.stripLeading().length() + "] [" + padded.stripTrailing().length() + "]");
        System.out.println("   ".isBlank() + " " + "".isBlank() + " " + " x".isBlank() + " " + "\u00a0".isBlank());
        System.out.println("l1\nl2\r\nl3\rl4\n\nl6".lines().collect(Collectors.toList()));
        System.out.println("hello".chars().sum() + " " + "hello".chars().filter(c -> c == 'l').count());
        System.out.println("a\ud83d\ude00z".codePoints().boxed().collect(Collectors.toList()));
        System.out.println(Arrays.toString("hey".toCharArray()));
        char[] dst = {'.', '.', '.', '.', '.'};
        "source".getChars(1, 4, dst, 1);
        System.out.println(dst);
        String tr = "one two".transform(s -> s.replace(' ', '_'));
        System.out.println(tr);
        System.out.println("chars" .charAt(2) + " " + "sub".subSequence(1, 3));
    }
}
