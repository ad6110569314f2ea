// Exercises a recursive JSON parser and printer over maps, lists, strings with escapes and numbers, with error positions.
import java.util.*;

public class JsonLikeParser {
    private final String s; private int p; JsonLikeParser(String s) { this.s = s; }
    static class Bad extends RuntimeException { Bad(String m, int at) { super(m + " at " + at); } }
    Object parse() { Object v = value(); ws(); if (p < s.length()) throw new Bad("trailing '" + s.charAt(p) + "'", p); return v; }
    private void ws() { while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++; }
    private char peek() { ws();
        if (p >= s.length()) throw new Bad("end", p);
        return s.charAt(p); }
    private void expect(char c) { if (peek() != c) throw new Bad("expected " + c, p);
        p++; }
    private Object value() { switch (peek()) { case '{': { Map<String, Object> m = new LinkedHashMap<>();
                p++;
                if (peek() == '}') { p++;
                    return m; }
                while (true) { if (peek() != '"') throw new Bad("key", p);
                    String k = str();
                    expect(':');
                    m.put(k, value());
                    if (peek() == ',') { p++;
                        continue; }
                    expect('}');
                    return m; } } case '[': { List<Object> l = new ArrayList<>();
                p++;
                if (peek() == ']') { p++;
                    return l; }
                while (true) { l.add(value());
                    if (peek() == ',') { p++;
                        continue; }
                    expect(']');
                    return l; } } case '"': return str();
            case 't': return word("true", true);
            case 'f': return word("false", false);
            case 'n': return word("null", null);
            default: return num(); } }
    private Object word(String w, Object v) { if (!s.startsWith(w, p)) throw new Bad("word", p); p += w.length(); return v; }
    private String str() { StringBuilder b = new StringBuilder();
        p++;
        while (true) { if (p >= s.length()) throw new Bad("unterminated", p);
            char c = s.charAt(p++);
            if (c == '"') return b.toString();
            if (c == '\\') { c = s.charAt(p++);
                switch (c) { case 'n' -> b.append('\n');
                    case 't' -> b.append('\t');
                    case 'u' -> { b.append((char) Integer.parseInt(s.substring(p, p + 4), 16));
                        p += 4; } case '"', '\\', '/' -> b.append(c);
                    default -> throw new Bad("escape " + c, p); } } else b.append(c); } }
    private Object num() { int st = p;
        while (p < s.length() && "+-.eE0123456789".indexOf(s.charAt(p)) >= 0) p++;
        String t = s.substring(st, p);
        try { if (t.matches("-?\\d+")) return Long.parseLong(t);
            return Double.parseDouble(t); } catch (NumberFormatException e) { throw new Bad("number", st); } }
    static String show(Object o) { if (o instanceof Map<?, ?> m) { StringJoiner j = new StringJoiner(",", "{", "}");
            m.forEach((k, v) -> j.add(show(k) + ":" + show(v)));
            return j.toString(); }
        if (o instanceof List<?> l) { StringJoiner j = new StringJoiner(",", "[", "]");
            for (Object x : l) j.add(show(x));
            return j.toString(); }
        if (o instanceof String t) { StringBuilder b = new StringBuilder("\"");
            for (char c : t.toCharArray()) if (c == '"' || c == '\\') b.append('\\').append(c);
            else if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
            else b.append(c);
            return b.append('"').toString(); }
        return String.valueOf(o); }
    public static void main(String[] args) { for (String t : new String[]{"{}", "[]", " [1, -2, 3.5, 1e3] ", "{\"a\": [true, false, null], \"b\": {\"c\": \"x\\n\\u00e9\\\"q\\\"\"}}", "\"\"", "12345678901", "[[[[1]]]]", "{\"k\":1,\"k\":2}", "[1,", "{\"a\" 1}", "[1 2]", "tru", "\"abc", "1.2.3", "{a:1}", "[1]x", "\"\\q\"", ""}) try { System.out.println(show(new JsonLikeParser(t).parse())); } catch (Bad e) { System.out.println(t + " -> " + e.getMessage()); }
        StringBuilder big = new StringBuilder("[");
        for (int i = 0; i < 200; i++) big.append(i > 0 ? "," : "").append("{\"id\":").append(i).append(",\"v\":[").append(i * i).append(",\"s").append(i).append("\"]}");
        Object o = new JsonLikeParser(big.append(']').toString()).parse();
        System.out.println(((List<?>) o).size() + " " + show(o).hashCode() + " " + ((Map<?, ?>) ((List<?>) o).get(7)).get("v")); }
}
