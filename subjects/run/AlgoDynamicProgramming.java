// Longest common subsequence, edit distance, knapsack, coin change and longest increasing subsequence.
import java.util.*;

public class AlgoDynamicProgramming {
    static String lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) t[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? t[i - 1][j - 1] + 1 : Math.max(t[i - 1][j], t[i][j - 1]);
        StringBuilder sb = new StringBuilder();
        for (int i = a.length(), j = b.length(); i > 0 && j > 0; ) { if (a.charAt(i - 1) == b.charAt(j - 1)) { sb.append(a.charAt(i - 1));
                i--;
                j--; } else if (t[i - 1][j] >= t[i][j - 1]) i--;
            else j--; }
        return sb.reverse().toString();
    }
    static int edit(String a, String b) { int[] p = new int[b.length() + 1];
        for (int j = 0; j < p.length; j++) p[j] = j;
        for (int i = 1; i <= a.length(); i++) { int diag = p[0];
            p[0] = i;
            for (int j = 1; j < p.length; j++) { int up = p[j];
                p[j] = a.charAt(i - 1) == b.charAt(j - 1) ? diag : 1 + Math.min(diag, Math.min(up, p[j - 1]));
                diag = up; } }
        return p[b.length()]; }
    static long coins(int[] cs, int total) { long[] w = new long[total + 1];
        w[0] = 1;
        for (int c : cs) for (int i = c; i <= total; i++) w[i] += w[i - c];
        return w[total]; }
    static int knap(int[] w, int[] v, int cap) { int[] best = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + v[i]);
        return best[cap]; }
    static List<Integer> lis(int[] a) { int[] tail = new int[a.length], prev = new int[a.length];
        int n = 0;
        for (int i = 0; i < a.length; i++) { int lo = 0, hi = n;
            while (lo < hi) { int m = (lo + hi) >>> 1;
                if (a[tail[m]] < a[i]) lo = m + 1;
                else hi = m; }
            prev[i] = lo > 0 ? tail[lo - 1] : -1;
            tail[lo] = i;
            if (lo == n) n++; }
        LinkedList<Integer> r = new LinkedList<>();
        for (int k = n > 0 ? tail[n - 1] : -1; k >= 0; k = prev[k]) r.addFirst(a[k]);
        return r; }
    static Map<Long, Long> memo = new HashMap<>();
    static long paths(int r, int c) { if (r == 0 || c == 0) return 1;
        long k = (long) r << 32 | c;
        Long got = memo.get(k);
        if (got != null) return got;
        long v = paths(r - 1, c) + paths(r, c - 1);
        memo.put(k, v);
        return v; }

    public static void main(String[] args) {
        System.out.println(lcs("AGGTABQWERTYXAYB", "GXTXAYBQERTZAB") + " " + lcs("", "x") + "|");
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("intention", "execution") + " " + edit("same", "same"));
        System.out.println(coins(new int[]{1, 2, 5, 10, 20, 50, 100, 200}, 200) + " " + coins(new int[]{3, 7}, 5) + " " + coins(new int[]{1, 5, 10, 25, 50}, 1000));
        System.out.println(knap(new int[]{12, 2, 1, 1, 4}, new int[]{4, 2, 1, 2, 10}, 15) + " " + knap(new int[]{5, 4, 6, 3}, new int[]{10, 40, 30, 50}, 10));
        int[] seq = new int[200]; int x = 7; for (int i = 0; i < seq.length; i++) { x = x * 1103515245 + 12345; seq[i] = (x >>> 16) % 1000; }
        System.out.println(lis(new int[]{10, 9, 2, 5, 3, 7, 101, 18}) + " " + lis(seq) + " " + lis(new int[0]));
        System.out.println(paths(15, 15) + " " + memo.size());
    }
}
