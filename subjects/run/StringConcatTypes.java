// Exercises invokedynamic string concatenation over all types, null, constants and evaluation order.
public class StringConcatTypes {
    static int n = 0;
    static String next(String s) { n++; return s + n; }
    static final String CONST = "K";

    static class Loud {
        public String toString() { return "Loud" + (++n); }
    }
    static class NullString {
        public String toString() { return null; }
    }

    public static void main(String[] args) {
        boolean z = true; byte b = -5; char c = 'q'; short s = 300; int i = -70000; long l = 1L << 50;
        float f = 1.1f; double d = -0.0; String str = null; Object o = null; Integer boxed = 77; char[] chars = {'x', 'y'};
        System.out.println("" + z + b + c + s + i + l + f + d + str + o + boxed);
        System.out.println(z + "," + b + "," + c + "," + s + "," + i + "," + l + "," + f + "," + d);
        System.out.println(c + 1 + "" + c + 1);
        System.out.println("" + (c + 1) + (char) (c + 1));
        System.out.println(1 + 1 + "=" + 1 + 1);
        System.out.println(str + null + str);
        System.out.println(String.valueOf(chars) + new String(chars, 0, 1) + chars.length);
        String acc = "";
        for (int k = 0; k < 10; k++) acc += k + ";";
        System.out.println(acc);
        String x = "a";
        x += 1; x += 'b'; x += 2.5; x += null; x += true; x += 3L; x += 1.5f;
        System.out.println(x);
        System.out.println(next("p") + next("q") + next("r") + n);
        Loud loud = new Loud();
        System.out.println("<" + loud + "|" + loud + "|" + n + ">");
        System.out.println("ns:" + new NullString() + ":" + new NullString());
        System.out.println(CONST + "lit" + CONST + i + CONST);
        System.out.println("special \u0001 and \u0002 " + i + " chars \u0001" + str);
        Object arr = new StringBuilder("sb").append(5);
        System.out.println("obj " + arr);
        System.out.println("" + Float.NaN + Double.POSITIVE_INFINITY + Long.MIN_VALUE + Integer.MIN_VALUE + Byte.MIN_VALUE + Character.MAX_VALUE);
        String latin = "caf\u00e9", wide = "\u4e2d";
        System.out.println((latin + wide + 1).length() + " " + latin + wide + c);
        char[] arr2 = {'z'};
        arr2[0] += 1;
        System.out.println("arr2 " + arr2[0] + (int) arr2[0]);
    }
}
