// Exercises immutable value classes: rationals with gcd and comparison, complex arithmetic and polynomials.
import java.util.*;

public class RationalAndComplex {
    static final class Q implements Comparable<Q> { final long n, d;
        Q(long n, long d) { if (d == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(n), Math.abs(d));
            if (d < 0) g = -g;
            this.n = n / g;
            this.d = d / g; }
        static long gcd(long a, long b) { return b == 0 ? a == 0 ? 1 : a : gcd(b, a % b); } Q add(Q o) { return new Q(n * o.d + o.n * d, d * o.d); } Q mul(Q o) { return new Q(n * o.n, d * o.d); } Q inv() { return new Q(d, n); }
        @Override public int compareTo(Q o) { return Long.compare(n * o.d, o.n * d); }
        @Override public boolean equals(Object o) { return o instanceof Q q && q.n == n && q.d == d; }
        @Override public int hashCode() { return Long.hashCode(n) * 31 + Long.hashCode(d); }
        @Override public String toString() { return d == 1 ? "" + n : n + "/" + d; } }
    record C(double re, double im) { C mul(C o) { return new C(re * o.re - im * o.im, re * o.im + im * o.re); } C add(C o) { return new C(re + o.re, im + o.im); }
        double abs() { return Math.sqrt(re * re + im * im); }
        static final C I = new C(0, 1); }
    static class Poly { final int[] c;
        Poly(int... c) { int n = c.length;
            while (n > 1 && c[n - 1] == 0) n--;
            this.c = Arrays.copyOf(c, n); } Poly mul(Poly o) { int[] r = new int[c.length + o.c.length - 1];
            for (int i = 0; i < c.length; i++) for (int j = 0; j < o.c.length; j++) r[i + j] += c[i] * o.c[j];
            return new Poly(r); }
        long at(long x) { long v = 0;
            for (int i = c.length - 1; i >= 0; i--) v = v * x + c[i];
            return v; } Poly diff() { int[] r = new int[Math.max(1, c.length - 1)];
            for (int i = 1; i < c.length; i++) r[i - 1] = c[i] * i;
            return new Poly(r); }
        @Override public String toString() { StringBuilder b = new StringBuilder();
            for (int i = c.length - 1; i >= 0; i--) { if (c[i] == 0 && c.length > 1) continue;
                if (b.length() > 0) b.append(c[i] < 0 ? " - " : " + ");
                else if (c[i] < 0) b.append('-');
                int a = Math.abs(c[i]);
                if (a != 1 || i == 0) b.append(a);
                if (i > 0) b.append('x');
                if (i > 1) b.append('^').append(i); }
            return b.toString(); } }
    public static void main(String[] args) { Q s = new Q(0, 1);
        for (int i = 1; i <= 20; i++) s = s.add(new Q(1, i));
        System.out.println(s + " " + new Q(6, -8) + " " + new Q(0, 5) + " " + new Q(1, 3).add(new Q(1, 6)) + " " + new Q(2, 3).mul(new Q(3, 2)) + " " + new Q(4, 6).equals(new Q(2, 3)) + " " + new Q(1, 2).compareTo(new Q(2, 3)) + " " + new TreeSet<>(List.of(new Q(1, 2), new Q(1, 3), new Q(2, 4), new Q(-1, 5))) + " " + new HashSet<>(List.of(new Q(3, 9), new Q(5, 1))).contains(new Q(1, 3)));
        try { new Q(0, 3).inv(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        C z = new C(1, 1);
        for (int i = 0; i < 8; i++) z = z.mul(new C(1, 1));
        System.out.println(z + " " + C.I.mul(C.I) + " " + new C(3, 4).abs() + " " + C.I.add(new C(2, -1)).equals(new C(2, 0)) + " " + new C(-0.0, 0).equals(new C(0.0, 0)));
        Poly p = new Poly(1, 1);
        for (int i = 0; i < 5; i++) p = p.mul(new Poly(1, i % 2 == 0 ? -1 : 2));
        System.out.println(p + " | " + p.diff() + " | " + p.at(3) + " " + p.at(-2) + " | " + new Poly(0) + " | " + new Poly(-5, 0, 1) + " | " + new Poly(7).diff()); }
}
