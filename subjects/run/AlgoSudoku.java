// Sudoku solver with bit-mask backtracking; prints the solved grid and the number of guesses.
public class AlgoSudoku {
    static int[] rows = new int[9], cols = new int[9], boxes = new int[9]; static int[][] g = new int[9][9]; static int guesses;
    static boolean solve() {
        int br = -1, bc = -1, bestMask = 0, best = 10;
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (g[r][c] == 0) { int m = ~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]) & 0x3fe;
            int n = Integer.bitCount(m);
            if (n < best) { best = n;
                br = r;
                bc = c;
                bestMask = m; } }
        if (br < 0) return true;
        while (bestMask != 0) { int bit = bestMask & -bestMask;
            bestMask ^= bit;
            guesses++;
            put(br, bc, Integer.numberOfTrailingZeros(bit), bit);
            if (solve()) return true;
            put(br, bc, 0, bit); }
        return false;
    }
    static void put(int r, int c, int v, int bit) { g[r][c] = v; rows[r] ^= bit; cols[c] ^= bit; boxes[r / 3 * 3 + c / 3] ^= bit; }
    public static void main(String[] args) {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (int i = 0; i < 81; i++) { char ch = puzzle.charAt(i); if (ch != '.') put(i / 9, i % 9, ch - '0', 1 << (ch - '0')); }
        System.out.println(solve() + " guesses " + guesses);
        for (int[] row : g) { StringBuilder sb = new StringBuilder();
            for (int v : row) sb.append(v).append(' ');
            System.out.println(sb.toString().trim()); }
        int check = 0; for (int i = 0; i < 9; i++) check += rows[i] + cols[i] + boxes[i]; System.out.println(check == 27 * 0x3fe);
    }
}
