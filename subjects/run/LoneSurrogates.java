// Exercises strings holding lone surrogates, noncharacters and the astral plane in the operations on UTF-16 units.
public class LoneSurrogates {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 32 && c < 127) b.append(c); else b.append(String.format("<%04x>", (int) c));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String hi = "\ud83d", lo = "\ude00";
        String joined = hi + lo;
        System.out.println(hi.length() + " " + joined.length() + " " + joined.codePointCount(0, 2) + " " + joined.equals("\ud83d\ude00"));
        System.out.println(esc(lo + hi) + " " + (lo + hi).codePointCount(0, 2));
        System.out.println(esc(joined.substring(1)) + " " + esc(joined.substring(0, 1) + "x"));
        System.out.println(hi.hashCode() + " " + lo.hashCode() + " " + joined.hashCode());
        System.out.println(hi.compareTo(lo) + " " + "\uffff".compareTo(joined) + " " + hi.equals("?"));
        System.out.println(esc(joined.replace(hi, "H")) + " " + esc(joined.replace('\ude00', 'L')));
        System.out.println(joined.indexOf(0x1f600) + " " + joined.indexOf('\ude00') + " " + (lo + joined).indexOf(0x1f600) + " " + joined.lastIndexOf(0x1f600));
        System.out.println(joined.contains(lo) + " " + joined.startsWith(hi) + " " + joined.endsWith(lo));
        System.out.println(esc(new StringBuilder(hi).append('-').append(lo).reverse().toString()));
        System.out.println(esc(new StringBuilder("a").append(hi).append(lo).append(hi).reverse().toString()));
        char[] raw = {'\ud800', '\udfff', '\ufffe', '\uffff', '\0'};
        String r = new String(raw);
        System.out.println(esc(r) + " " + r.length() + " " + r.toCharArray().length + " " + r.codePoints().count());
        System.out.println(esc(r.toUpperCase(java.util.Locale.ROOT)) + " " + esc(r.strip()) + " " + esc(r.intern()));
        switch (hi) {
            case "\ud83c": System.out.println("3c"); break;
            case "\ud83d": System.out.println("3d"); break;
            default: System.out.println("none");
        }
        final String constant = "\ud83d" + "\ude00";
        System.out.println(constant == "\ud83d\ude00");
        System.out.println(esc(String.format("%s|%3s|%c", hi, lo, 0x1f600)));
        StringBuilder all = new StringBuilder();
        for (int c = 0xd7fe; c < 0xe002; c += 0x101) all.append((char) c);
        System.out.println(all.length() + " " + all.toString().hashCode() + " " + all.toString().codePoints().sum());
        System.out.println("\u0000".length() + " " + "a\0b".indexOf('\0') + " " + "\0".equals("") + " " + "\0".isEmpty());
    }
}
