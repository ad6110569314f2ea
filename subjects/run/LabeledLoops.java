// Exercises labeled break/continue, nested loops, do-while, comma expressions and unusual loop shapes.
public class LabeledLoops {
    public static void main(String[] args) {
        int n = 0;
        outer:
        for (int i = 0; ; i++) {
            for (int j = 0; ; j++) {
                if (j == i) continue outer;
                if (i == 7) break outer;
                if ((i + j) % 5 == 4) { n += 100; break; }
                n += i * j;
            }
        }
        System.out.println(n);
        block: { System.out.println("in block"); if (n > 0) break block; System.out.println("skipped"); }
        int k = 10;
        do { k -= 3; if (k == 4) continue; System.out.print(k + " "); } while (k > 0);
        System.out.println();
        for (int a = 0, b = 10; a < b; a += 2, b--) System.out.print(a + ":" + b + " ");
        System.out.println();
        int w = 0;
        while (true) { if (++w > 5) break; if (w % 2 == 0) continue; System.out.print(w); }
        System.out.println();
        l1: while (w-- > 0) { l2: do { if (w == 3) continue l1; if (w == 1) break l1; System.out.print("w" + w + " "); break l2; } while (true); }
        System.out.println(w);
        int evens = 0; for (long x = 1L << 33; x > 0; x /= 3) if ((x & 1) == 0) evens++; System.out.println(evens);
        int steps = 0; for (double d = 1; d > 0.001; d *= 0.7) steps++; System.out.println(steps);
        for (char c = 'a'; c < 'g'; c += 2) System.out.print(c); System.out.println();
        for (byte b = 120; b > 0; b++) System.out.print(b + " "); System.out.println();
        int[][] g = {{1, 2}, {}, {3}}; int t = 0; for (int[] row : g) for (int v : row) t = t * 10 + v; System.out.println(t);
        for (String s : new String[]{"x", "y"}) { s += "!"; System.out.print(s); } System.out.println();
    }
}
