// Exercises text blocks: indentation stripping, escapes, line continuation and formatted().
public class TextBlocks {
    public static void main(String[] args) {
        String a = """
            first
              second
            third
            """;
        System.out.print(a);
        System.out.println(a.length() + " " + a.hashCode());
        String b = """
            no trailing newline""";
        System.out.println("[" + b + "]");
        String c = """
            joined \
            on one \
            line
            keep trailing\s\s
            tab\there "quotes" and \"""triple\"""
            """;
        System.out.print(c.replace(' ', '.'));
        String d = """
          less
              more
         """;
        System.out.print(d.replace(' ', '_'));
        String json = """
            {
              "name": "%s",
              "value": %d
            }
            """.formatted("heap", 42);
        System.out.print(json);
        String e = """
            unicode \u00e9 \u20ac octal \101\60 nul-free
            """;
        System.out.print(e);
        System.out.println("""
            a
            b""" == "a\nb");
        System.out.println("""
            x
            """ + 5 + """
            y""");
        System.out.println("  two\n    four\n".stripIndent());
        System.out.println("a\\tb\\n\\u".length() + " " + "tab\\tnew\\nq\\\"o\\101".translateEscapes());
        try {
            "bad\\q".translateEscapes();
        } catch (IllegalArgumentException ex) {
            System.out.println(ex.getMessage());
        }
        System.out.print("one\ntwo\n".indent(3));
        System.out.print("   one\n two\n".indent(-2));
    }
}
