//@ args: 3 banana -7
// A mixed program of Java 21: sealed tokens, record patterns, text blocks, streams and arguments.
import java.util.*;
import java.util.stream.*;

public class ModernMix {
    sealed interface Tok { record Num(long v) implements Tok { } record Word(String s) implements Tok { } }
    static Tok lex(String s) { try { return new Tok.Num(Long.parseLong(s)); } catch (NumberFormatException e) { return new Tok.Word(s); } }
    static String render(Tok t) { return switch (t) { case Tok.Num(long v) when v < 0 -> "(" + -v + ")"; case Tok.Num(long v) -> Long.toString(v); case Tok.Word(String s) when s.length() > 3 -> s.substring(0, 3) + "."; case Tok.Word(var s) -> s; }; }
    interface Visitor<R> { R num(long v); R word(String s); static <R> R visit(Tok t, Visitor<R> v) { return switch (t) { case Tok.Num n -> v.num(n.v()); case Tok.Word w -> v.word(w.s()); }; } }
    public static void main(String[] args) {
        List<Tok> toks = Arrays.stream(args).map(ModernMix::lex).toList(); System.out.println(toks); System.out.println(toks.stream().map(ModernMix::render).collect(Collectors.joining(" ")));
        System.out.println(toks.reversed().getFirst()); System.out.println(toks.stream().mapToLong(t -> Visitor.visit(t, new Visitor<Long>() { public Long num(long v) { return v; } public Long word(String s) { return (long) s.length(); } })).sum());
        System.out.print("""
            tokens: %d
              words: %d
            """.formatted(toks.size(), toks.stream().filter(t -> t instanceof Tok.Word).count()));
        record Freq(char c, long n) { } System.out.println("mississippi".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())).entrySet().stream().map(e -> new Freq(e.getKey(), e.getValue())).sorted(Comparator.comparingLong(Freq::n).reversed().thenComparing(Freq::c)).toList());
        var st = Stream.of(1, 2, 3, 4, 5, 6).mapMulti((Integer i, java.util.function.Consumer<Object> c) -> { if (i % 2 == 0) { c.accept(i); c.accept("e" + i); } }).toList(); System.out.println(st); System.out.println(StringTemplateLike.fill("{0} and {1}", "x", 5)); System.out.println(List.of(1, 2, 3).reversed() + " " + new TreeSet<>(List.of(3, 1)).reversed());
    }
    static class StringTemplateLike { static String fill(String t, Object... a) { for (int i = 0; i < a.length; i++) t = t.replace("{" + i + "}", String.valueOf(a[i])); return t; } }
}
