// Exercises Joiner, Splitter, CharMatcher, Strings, CaseFormat and Ascii.
import com.google.common.base.*;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class GvStringsJoinSplit {
    public static void main(String[] args) {
        System.out.println(Joiner.on(", ").skipNulls().join("a", null, "b") + " " + Joiner.on("-").useForNull("?").join(Arrays.asList(1, null, 3)) + " " + Joiner.on("&").withKeyValueSeparator("=").join(new TreeMap<>(Map.of("k", 1, "a", 2))) + " " + Joiner.on('|').appendTo(new StringBuilder("pre:"), List.of(1, 2)));
        try { Joiner.on(",").join("x", null); } catch (NullPointerException e) { System.out.println("null"); }
        System.out.println(Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a , b,, c ,") + " " + Splitter.on(',').splitToList(",x,") + " " + Splitter.fixedLength(3).splitToList("abcdefgh") + " " + Splitter.on("--").limit(2).splitToList("a--b--c") + " " + Splitter.onPattern("\\d+").splitToList("a1b22c") + " " + Splitter.on(CharMatcher.anyOf(";,.")).splitToList("a;b,c.d") + " " + Splitter.on(';').withKeyValueSeparator('=').split("x=1;y=2") + " " + Splitter.on(' ').trimResults(CharMatcher.is('_')).splitToList("_a_ __b"));
        try { Splitter.on(';').withKeyValueSeparator('=').split("x=1;x=2"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        CharMatcher d = CharMatcher.inRange('0', '9'), ws = CharMatcher.whitespace();
        System.out.println(d.retainFrom("a1b2c3") + " " + d.removeFrom("a1b2c3") + " " + d.replaceFrom("a1b22", '#') + " " + d.collapseFrom("a111b22", '*') + " " + d.countIn("1a2") + " " + d.indexIn("abc7") + " " + d.matchesAllOf("123") + " " + d.matchesNoneOf("abc") + " " + ws.trimAndCollapseFrom("  a  b \t c ", ' ') + " " + d.or(CharMatcher.is('a')).negate().retainFrom("a1b2") + " " + CharMatcher.ascii().matchesAllOf("caf\u00e9") + " " + CharMatcher.javaIsoControl().removeFrom("a\tb") + " " + CharMatcher.noneOf("xyz").trimLeadingFrom("abxcd") + " " + CharMatcher.forPredicate(c -> c > 'm').retainFrom("almonz") + " " + CharMatcher.is('-').trimFrom("--x--") + " " + d.and(CharMatcher.isNot('5')).retainFrom("4567") + " " + CharMatcher.breakingWhitespace().replaceFrom("a b", "__"));
        System.out.println(Strings.padStart("7", 3, '0') + " " + Strings.padEnd("ab", 5, '.') + " " + Strings.repeat("xy", 3) + " " + Strings.commonPrefix("interview", "internet") + " " + Strings.commonSuffix("running", "walking") + " " + Strings.isNullOrEmpty("") + " " + Strings.nullToEmpty(null) + "|" + Strings.emptyToNull("") + " " + Strings.lenientFormat("%s and %s", 1, "two", 3));
        System.out.println(CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "someVarName") + " " + CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, "my-css-class") + " " + CaseFormat.UPPER_UNDERSCORE.converterTo(CaseFormat.LOWER_CAMEL).convert("MAX_VALUE_X") + " " + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, "HTTPServer") + " " + Ascii.toUpperCase("mixed \u00e9") + " " + Ascii.truncate("long text here", 8, "...") + " " + Ascii.equalsIgnoreCase("ABC", "abc"));
        System.out.println(MoreObjects.toStringHelper("Thing").add("a", 1).add("b", null).omitNullValues().addValue("v").toString() + " " + MoreObjects.firstNonNull(null, "dflt") + " " + Objects.equal(null, null));
        try { Preconditions.checkArgument(1 > 2, "bad %s of %s", 1, "x"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Preconditions.checkElementIndex(5, 3, "thing"); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Preconditions.checkState(false); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { Preconditions.checkPositionIndexes(3, 2, 5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Verify.verify(false, "v%s", 1); } catch (VerifyException e) { System.out.println(e.getMessage()); }
        System.out.println(Optional.fromNullable(null).or("alt") + " " + Optional.of(5).transform(x -> x + 1) + " " + Enums.getIfPresent(java.util.concurrent.TimeUnit.class, "DAYS").isPresent() + " " + Suppliers.memoize(() -> "memo").get() + " " + Throwables.getRootCause(new RuntimeException(new Error("root"))).getMessage() + " " + Equivalence.equals().onResultOf(String::length).equivalent("ab", "cd"));
    }
}
