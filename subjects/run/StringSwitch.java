// Exercises switch on strings, including colliding hash codes, null and fall-through.
public class StringSwitch {
    static int pick(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "": return 6;
            case "\u00e9t\u00e9": return 7;
            case "long key with spaces in it": return 8;
            default: return 0;
        }
    }

    static String fall(String s) {
        StringBuilder b = new StringBuilder();
        switch (s) {
            case "one": b.append("1 ");
            case "two": b.append("2 ");
            case "three": b.append("3 "); break;
            default: b.append("? ");
            case "four": b.append("4 ");
        }
        return b.toString();
    }

    static int expr(String s) {
        return switch (s) {
            case "a", "b", "c" -> s.charAt(0);
            case "zero" -> 0;
            default -> { int h = s.hashCode(); yield h % 100; }
        };
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() + " " + "BB".hashCode() + " " + "AaAa".hashCode() + " " + "BBBB".hashCode());
        String[] keys = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "\u00e9t\u00e9", "long key with spaces in it", "aa", "none"};
        for (String k : keys) System.out.println(k.length() + " -> " + pick(k) + " dyn " + pick(new String(k.toCharArray())));
        for (String k : new String[]{"one", "two", "three", "four", "five"}) System.out.println(k + ": " + fall(k));
        for (String k : new String[]{"a", "b", "c", "d", "zero", "Zero"}) System.out.println(k + ": " + expr(k));
        try {
            pick(null);
        } catch (NullPointerException e) {
            System.out.println("null key: NPE");
        }
    }
}
