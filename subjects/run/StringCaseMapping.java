// Exercises toUpperCase/toLowerCase with Locale.ROOT, special casing (sharp s, dotted I, final sigma, supplementary).
import java.util.Locale;

public class StringCaseMapping {
    static String hex(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(Integer.toHexString(c)).append(' ');
        return b.toString().trim();
    }

    public static void main(String[] args) {
        String[] in = {"Hello, World", "stra\u00dfe", "\u0130stanbul", "\u0131", "\u03a3\u0399\u03a3\u03a5\u03a6\u039f\u03a3", "\u03a3", "\ufb01n", "\u00ff\u00b5",
            "\ud801\udc00\ud801\udc28", "\u01c5", "\u1e9e", "mixed 123 \u00c4\u00d6\u00dc", "\u0149", "\ud800x", ""};
        for (String s : in) {
            System.out.println(hex(s) + " | up " + hex(s.toUpperCase(Locale.ROOT)) + " | low " + hex(s.toLowerCase(Locale.ROOT)));
        }
        String already = "already lower";
        System.out.println(already.toLowerCase(Locale.ROOT) == already);
        System.out.println("TITLE".toUpperCase(Locale.ROOT) == "TITLE");
        System.out.println("\u00e9".equalsIgnoreCase("\u00c9") + " " + "\u03c3".equalsIgnoreCase("\u03c2") + " " + "\u00df".equalsIgnoreCase("SS") + " " + "\u0131".equalsIgnoreCase("I") + " " + "K".equalsIgnoreCase("\u212a"));
        int up = 0, low = 0, title = 0;
        for (int c = 0; c < 0x3000; c++) {
            if (Character.toUpperCase(c) != c) up++;
            if (Character.toLowerCase(c) != c) low++;
            if (Character.toTitleCase(c) != Character.toUpperCase(c)) title++;
        }
        System.out.println(up + " " + low + " " + title);
        System.out.println("q".toUpperCase(Locale.ENGLISH) + "Q".toLowerCase(Locale.ENGLISH));
        System.out.println("i".toUpperCase(new Locale("tr")).codePointAt(0) + " " + "I".toLowerCase(new Locale("tr")).codePointAt(0));
    }
}
