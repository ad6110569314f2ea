// Exercises deep and mutual recursion, recursion with long/double arguments, memoized recursion and tail-like loops.
import java.util.HashMap;
import java.util.Map;

public class MutualRecursion {
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static long sum(long n, double w, int k) { return n == 0 ? (long) w + k : sum(n - 1, w + 0.5, k ^ 1) + n; }
    static int f(int n) { return n > 100 ? n - 10 : f(f(n + 11)); }
    static int hofF(int n) { return n == 0 ? 1 : n - hofM(hofF(n - 1)); }
    static int hofM(int n) { return n == 0 ? 0 : n - hofF(hofM(n - 1)); }
    static long tak(int x, int y, int z) { return y >= x ? z : tak((int) tak(x - 1, y, z), (int) tak(y - 1, z, x), (int) tak(z - 1, x, y)); }
    static Map<Integer, Long> memo = new HashMap<>();
    static long cat(int n) { if (n <= 1) return 1;
        Long m = memo.get(n);
        if (m != null) return m;
        long r = 0;
        for (int i = 0; i < n; i++) r += cat(i) * cat(n - 1 - i);
        memo.put(n, r);
        return r; }
    static String bin(int n) { return n < 2 ? "" + n : bin(n / 2) + n % 2; }
    static int depth(Object o) { if (!(o instanceof Object[] a)) return 0;
        int d = 0;
        for (Object x : a) d = Math.max(d, depth(x));
        return d + 1; }
    static double power(double b, int n) { if (n == 0) return 1;
        double h = power(b, n / 2);
        return n % 2 == 0 ? h * h : h * h * b; }
    static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
    static boolean subset(int[] a, int i, int t) { return t == 0 || i < a.length && t > 0 && (subset(a, i + 1, t - a[i]) || subset(a, i + 1, t)); }
    int inst(int n) { return n <= 0 ? 0 : n + new MutualRecursion().inst(n - 2); }
    static int tribo(int a, int b, int c, int n) { return n == 0 ? a : tribo(b, c, a + b + c, n - 1); }
    public static void main(String[] args) { System.out.println(even(1000) + " " + odd(777) + " " + even(501));
        System.out.println(sum(800, 0.25, 3));
        System.out.println(f(1) + " " + f(99) + " " + f(150));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 20; i++) sb.append(hofF(i)).append('/').append(hofM(i)).append(' ');
        System.out.println(sb);
        System.out.println(tak(12, 8, 4));
        System.out.println(cat(30) + " " + memo.size());
        System.out.println(bin(1000) + " " + bin(0));
        System.out.println(depth(new Object[]{1, new Object[]{2, new Object[]{}}, new int[0]}) + " " + depth("x"));
        System.out.println(power(1.0001, 5000) + " " + power(2, 62));
        System.out.println(gcd(1 << 30, 6 << 20) + " " + subset(new int[]{3, 34, 4, 12, 5, 2}, 0, 9) + " " + subset(new int[]{3, 34, 4}, 0, 100));
        System.out.println(new MutualRecursion().inst(99) + " " + tribo(0, 1, 1, 30)); }
}
