// Exercises concatenation with very many operands in one expression.
public class LongConcat {
    static int c = 0;
    static int t() { return c++; }

    public static void main(String[] args) {
        String s = "" + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t()
            + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t()
            + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + t() + "end";
        System.out.println(s);
        System.out.println(s.length());
        System.out.println(s.hashCode());
        System.out.println(c);
        long l = 5; double d = 2.5; String n = null;
        String m = l + "a" + d + "b" + n + "c" + l + "d" + d + "e" + n + "f" + l + "g" + d + "h" + n + "i" + l + d + n + l + d + n + l + d + n;
        System.out.println(m);
        System.out.println(m.length());
    }
}
