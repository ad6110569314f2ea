// Exercises StringBuilder insert, delete, replace, setCharAt, setLength, reverse with surrogates and index errors.
public class BuilderEdits {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("hello");
        b.insert(0, "[").insert(1, 42).insert(3, ' ').insert(4, true).insert(b.length(), 2.5).insert(2, new char[]{'x', 'y'}).insert(0, (Object) null);
        System.out.println(b + " " + b.length());
        b.delete(0, 4).deleteCharAt(0).delete(b.length() - 3, 1000);
        System.out.println(b);
        b.replace(0, 2, "REPLACED").setCharAt(3, '\u20ac');
        System.out.println(b);
        b.setLength(5);
        System.out.println(b + " " + b.length());
        b.setLength(8);
        System.out.println(b.toString().replace('\0', '~'));
        System.out.println(new StringBuilder("a\ud83d\ude00b\ud83d").reverse().chars().mapToObj(Integer::toHexString).toList());
        System.out.println(new StringBuilder("\ude00\ud83d").reverse().codePointAt(0));
        System.out.println(new StringBuilder("abcba").reverse().indexOf("cb"));
        StringBuilder s = new StringBuilder();
        s.append(1).append('c').append(2L).append(1.5f).append(2.5).append(true).append("s").append((String) null).append(new char[]{'p', 'q'})
            .append("substring", 3, 6).append(new char[]{'1', '2', '3'}, 1, 2).appendCodePoint(0x1f600).append(new StringBuilder("nested"));
        System.out.println(s);
        System.out.println(s.indexOf("n") + " " + s.lastIndexOf("n") + " " + s.charAt(2) + " " + s.substring(4, 9) + " " + s.codePointCount(0, s.length()));
        int before = new StringBuilder(3).capacity();
        System.out.println(before + " " + new StringBuilder("abc").capacity());
        for (int i = 0; i < 3; i++) {
            try {
                switch (i) {
                    case 0: b.deleteCharAt(100); break;
                    case 1: b.insert(-1, "x"); break;
                    case 2: b.setCharAt(8, 'x'); break;
                }
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("SIOOBE " + e.getMessage());
            }
        }
        StringBuffer buf = new StringBuffer("buffer");
        buf.reverse().append(1).insert(0, '>');
        System.out.println(buf);
        System.out.println(new StringBuilder("abc").compareTo(new StringBuilder("abd")) + " " + "abc".contentEquals(new StringBuilder("abc")));
        StringBuilder grow = new StringBuilder();
        for (int i = 0; i < 2000; i++) grow.append((char) ('a' + i % 26));
        grow.append('\u4e00');
        System.out.println(grow.length() + " " + grow.toString().hashCode());
        b.setLength(0);
        System.out.println(b.isEmpty());
    }
}
