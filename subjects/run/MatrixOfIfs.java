// Exercises every int and reference branch instruction: comparisons with zero, between values, null checks and identity.
public class MatrixOfIfs {
    static int cmpZero(int x) { int r = 0;
        if (x == 0) r |= 1;
        if (x != 0) r |= 2;
        if (x < 0) r |= 4;
        if (x >= 0) r |= 8;
        if (x > 0) r |= 16;
        if (x <= 0) r |= 32;
        return r; }
    static int cmp(int a, int b) { int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a < b) r |= 4;
        if (a >= b) r |= 8;
        if (a > b) r |= 16;
        if (a <= b) r |= 32;
        return r; }
    static int cmpNot(int a, int b) { int r = 0;
        if (!(a == b)) r |= 1;
        if (!(a != b)) r |= 2;
        if (!(a < b)) r |= 4;
        if (!(a >= b)) r |= 8;
        if (!(a > b)) r |= 16;
        if (!(a <= b)) r |= 32;
        return r; }
    static int ref(Object a, Object b) { int r = 0;
        if (a == null) r |= 1;
        if (a != null) r |= 2;
        if (a == b) r |= 4;
        if (a != b) r |= 8;
        if (null == b) r |= 16;
        return r; }
    static int bool(boolean p, boolean q) { return (p ? 1 : 0) + (!p ? 2 : 0) + (p && q ? 4 : 0) + (p || q ? 8 : 0) + (p == q ? 16 : 0) + (p != q ? 32 : 0) + (p ^ q ? 64 : 0) + (!(p && !q) ? 128 : 0); }
    static String chain(int x) { if (x < -100) return "a";
        else if (x < 0) return "b";
        else if (x == 0) return "c";
        else if (x < 10) return "d";
        else if (x < 100 && x % 2 == 0) return "e";
        else if (x > 1000 || x == 77) return "f";
        return "g"; }
    public static void main(String[] args) {
        int[] vs = {Integer.MIN_VALUE, -101, -1, 0, 1, 9, 10, 11, 77, 98, 1001, Integer.MAX_VALUE};
        for (int v : vs) System.out.print(cmpZero(v) + chain(v) + " ");
        System.out.println();
        for (int a : vs) { for (int b : vs) System.out.print(cmp(a, b) + "/" + cmpNot(a, b) + " "); System.out.println(); }
        String s = "s", t = new String("s"); Object[] os = {null, s, t, "s"};
        for (Object a : os) { for (Object b : os) System.out.print(ref(a, b) + " "); System.out.println(); }
        for (boolean p : new boolean[]{false, true}) for (boolean q : new boolean[]{false, true}) System.out.print(bool(p, q) + " ");
        System.out.println();
        boolean x = false; int k = 0; if (x = true) k++; if (k++ == 1 && ++k == 3 || k-- > 5) k += 10; System.out.println(k + " " + x);
        int big = 0;
        for (int i = 0; i < 3000; i++) { if ((i & 1) == 0) { if (i % 3 == 0) big += i;
                else if (i % 5 == 0) big -= i;
                else continue; } else if (i > 1500) big ^= i; }
        System.out.println(big);
        long l = 1L << 40; if (l > Integer.MAX_VALUE && (int) l == 0) System.out.println("long compare is not int compare");
    }
}
