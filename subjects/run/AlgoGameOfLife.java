// Conway's game of life on a torus: glider and r-pentomino generations with population counts.
import java.util.Arrays;

public class AlgoGameOfLife {
    static boolean[][] step(boolean[][] g) { int h = g.length, w = g[0].length;
        boolean[][] n = new boolean[h][w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { int c = 0;
            for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0 && g[(y + dy + h) % h][(x + dx + w) % w]) c++;
            n[y][x] = c == 3 || g[y][x] && c == 2; }
        return n; }
    static int pop(boolean[][] g) { int c = 0; for (boolean[] r : g) for (boolean b : r) if (b) c++; return c; }
    static void print(boolean[][] g) { for (boolean[] r : g) { StringBuilder sb = new StringBuilder();
            for (boolean b : r) sb.append(b ? '#' : '.');
            System.out.println(sb); }
        System.out.println(); }
    public static void main(String[] args) {
        boolean[][] g = new boolean[8][8]; g[0][1] = g[1][2] = g[2][0] = g[2][1] = g[2][2] = true;
        for (int i = 0; i < 4; i++) { print(g); g = step(g); }
        boolean[][] start = g; for (int i = 0; i < 32; i++) g = step(g); System.out.println(Arrays.deepEquals(start, g) + " " + pop(g));
        boolean[][] r = new boolean[24][24];
        r[11][12] = r[11][13] = r[12][11] = r[12][12] = r[13][12] = true;
        StringBuilder pops = new StringBuilder();
        for (int i = 0; i < 60; i++) { pops.append(pop(r)).append(' ');
            r = step(r); }
        System.out.println(pops + " " + Arrays.deepHashCode(r));
        print(r);
    }
}
