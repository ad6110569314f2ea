// Collatz sequences with memo array, digital roots, perfect numbers, Armstrong numbers and Roman numerals.
public class AlgoCollatz {
    static int[] memo = new int[20000];
    static int len(long n) { if (n == 1) return 1;
        if (n < memo.length && memo[(int) n] != 0) return memo[(int) n];
        int l = 1 + len((n & 1) == 0 ? n / 2 : 3 * n + 1);
        if (n < memo.length) memo[(int) n] = l;
        return l; }
    static String roman(int n) { int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { b.append(s[i]);
            n -= v[i]; }
        return b.toString(); }
    static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
    static void hanoi(int n, char a, char b, char c, StringBuilder log) { if (n == 0) return;
        hanoi(n - 1, a, c, b, log);
        log.append(a).append(b).append(' ');
        hanoi(n - 1, c, b, a, log); }
    public static void main(String[] args) {
        int best = 0, at = 0;
        for (int i = 1; i < 20000; i++) { int l = len(i);
            if (l > best) { best = l;
                at = i; } }
        System.out.println("longest " + at + " " + best);
        long max = 0; for (long n = 27; n != 1; n = (n & 1) == 0 ? n / 2 : 3 * n + 1) max = Math.max(max, n); System.out.println("peak of 27 " + max);
        StringBuilder sb = new StringBuilder();
        for (int n = 2; n < 1000; n++) { int s = 1;
            for (int d = 2; d * d <= n; d++) if (n % d == 0) { s += d;
                if (d * d != n) s += n / d; }
            if (s == n) sb.append(n).append(' '); }
        System.out.println("perfect " + sb);
        sb.setLength(0);
        for (int n = 100; n < 10000; n++) { int k = Integer.toString(n).length(), s = 0;
            for (int t = n; t > 0; t /= 10) { int p = 1;
                for (int i = 0; i < k; i++) p *= t % 10;
                s += p; }
            if (s == n) sb.append(n).append(' '); }
        System.out.println("armstrong " + sb);
        for (int n : new int[]{1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(n + "=" + roman(n) + " "); System.out.println();
        System.out.println(ackermann(2, 9) + " " + ackermann(3, 3)); sb.setLength(0); hanoi(4, 'A', 'C', 'B', sb); System.out.println(sb);
        int a = 1071, b = 462;
        while (b != 0) { int t = a % b;
            a = b;
            b = t; }
        System.out.println("gcd " + a);
        int steps = 0;
        for (long k = 6174, n = 3524; n != k; steps++) { char[] cs = String.format("%04d", n).toCharArray();
            java.util.Arrays.sort(cs);
            int asc = Integer.parseInt(new String(cs)), desc = Integer.parseInt(new StringBuilder(new String(cs)).reverse().toString());
            n = desc - asc; }
        System.out.println("kaprekar " + steps);
    }
}
