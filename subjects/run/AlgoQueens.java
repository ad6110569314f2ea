// N-queens by backtracking with bit masks and with arrays; prints counts and the first solution.
public class AlgoQueens {
    static int bits(int n, int row, int cols, int d1, int d2) {
        if (row == n) return 1; int c = 0; int avail = ~(cols | d1 | d2) & ((1 << n) - 1);
        while (avail != 0) { int bit = avail & -avail; avail ^= bit; c += bits(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >>> 1); } return c;
    }
    static int[] pos; static int found; static boolean printed;
    static boolean safe(int r, int c) { for (int i = 0; i < r; i++) if (pos[i] == c || Math.abs(pos[i] - c) == r - i) return false; return true; }
    static void place(int r) {
        if (r == pos.length) { found++;
            if (!printed) { printed = true;
                for (int q : pos) { StringBuilder sb = new StringBuilder();
                    for (int i = 0; i < pos.length; i++) sb.append(i == q ? 'Q' : '.');
                    System.out.println(sb); } }
            return; }
        for (int c = 0; c < pos.length; c++) if (safe(r, c)) { pos[r] = c; place(r + 1); }
    }
    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) System.out.println(n + ": " + bits(n, 0, 0, 0, 0));
        pos = new int[7]; place(0); System.out.println("array version " + found);
    }
}
