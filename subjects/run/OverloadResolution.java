// Exercises overload resolution: boxing, widening, varargs, null, char/int ambiguity, and varargs call forms.
import java.util.Arrays;

public class OverloadResolution {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..."; }

    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "Object..."; }

    static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; }

    static String k(char c) { return "char"; }
    static String k(int i) { return "int"; }

    static String v(String s, Object... rest) { return s + ":" + (rest == null ? "null" : rest.length + Arrays.toString(rest)); }
    static int sum(int... xs) { int t = 0; for (int x : xs) t += x; return t; }
    static String w(Number n) { return "Number"; }
    static String w(Comparable<?> c) { return "Comparable"; }
    static String w(Object o) { return "Object"; }
    static String two(double a, float b) { return "df"; }
    static String two(long a, double b) { return "ld"; }

    public static void main(String[] args) {
        byte b = 1; short s = 2; char c = 'c'; long l = 4; float fl = 5;
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(l) + " " + f(fl) + " " + f(1.0) + " " + f(Integer.valueOf(1)) + " " + f(Long.valueOf(1)) + " " + f("s") + " " + f() + " " + f(1, 2) + " " + f(new int[0]));
        System.out.println(g(5) + " " + g(Integer.valueOf(5)) + " " + g(5.0) + " " + g() + " " + g('x') + " " + g("a", "b"));
        System.out.println(h(null) + " " + h("x") + " " + h(5) + " " + h((Object) "x"));
        System.out.println(k('a') + " " + k(97) + " " + k((char) 97) + " " + k('a' + 1) + " " + k(b));
        System.out.println(v("a") + " " + v("b", 1, "2", null) + " " + v("c", (Object[]) null) + " " + v("d", (Object) null) + " " + v("e", new Object[]{1, 2}) + " " + v("f", new int[]{1}.length) + " " + v("g", (Object) new String[]{"x"}.length) + " " + v("h", (Object[]) new String[]{"p", "q"}));
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[]{4, 5}));
        System.out.println(w("x") + " " + w(new Object()) + " " + w((Object) 5));
        System.out.println(two(1f, 2) + " " + two(1L, 2.0) + " " + two(1.0, 2));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append((Object) "o").append(new char[]{'x'}).append((String) null);
        System.out.println(sb);
        Object o = true ? 1 : "s";
        Object p = true ? 1 : 2.0;
        Object q = false ? 'a' : 98;
        Object r = true ? null : 0;
        Object t = true ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(o + " " + p + " " + q + " " + r + " " + t);
        char x = 'X'; int i = 0;
        System.out.println((true ? x : 0) + " " + (true ? x : i));
    }
}
