// Exercises guards (when), case null, case null default, dominance order and side effects in guards.
public class GuardsAndNull {
    static int tests;
    static boolean guard(String tag, boolean r) { tests++; System.out.print("[" + tag + "]"); return r; }
    static String classify(Object o) {
        return switch (o) {
            case Integer i when guard("neg", i < 0) -> "negative";
            case Integer i when guard("big", i > 100) -> "big";
            case Integer i when i % 2 == 0 && guard("even", true) -> "even " + i;
            case Integer i -> "odd " + i;
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 3 -> "long " + s;
            case String s -> "short " + s;
            case null, default -> "null or other";
        };
    }
    static int str(String s) { return switch (s) { case null -> -1;
            case "a", "b" -> 1;
            case String t when t.length() > 5 -> t.length();
            case "zz" -> 2;
            default -> 0; }; }
    static String boxed(Integer i) { return switch (i) { case null -> "nul";
            case 1 -> "one";
            case 2 -> "two";
            case Integer n when n < 0 -> "neg";
            case Integer n -> "many " + n; }; }
    static void stmt(Object o) {
        switch (o) {
            case null: System.out.print("null; "); break;
            case String s when s.startsWith("x"): System.out.print("x-string; "); break;
            case String s: System.out.print("string " + s + "; "); break;
            case Character c: System.out.print("char " + (char) (c + 1) + "; "); break;
            default: System.out.print("default; ");
        }
    }
    static String old(Object o) { switch (o) { case Number n when n.doubleValue() > 10: return "big number";
            case Number n: return "number";
            default: return "not number"; } }
    public static void main(String[] args) {
        for (Object o : new Object[]{-5, 500, 42, 7, "", "lengthy", "abc", null, 2.5}) System.out.println(" -> " + classify(o));
        System.out.println("tests " + tests);
        for (String s : new String[]{null, "a", "b", "zz", "longer text", "q"}) System.out.print(str(s) + " ");
        System.out.println();
        for (Integer i : new Integer[]{null, 1, 2, -9, 99}) System.out.print(boxed(i) + " ");
        System.out.println();
        for (Object o : new Object[]{null, "xyz", "abc", 'k', 5}) stmt(o);
        System.out.println();
        System.out.println(old(11) + " " + old(3.5f) + " " + old("11"));
        try { switch ((Object) "boom") { case String s when s.charAt(10) == 'x' -> System.out.println("no");
                default -> System.out.println("no"); } } catch (StringIndexOutOfBoundsException e) { System.out.println("guard threw"); }
    }
}
