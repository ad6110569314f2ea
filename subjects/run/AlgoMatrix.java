// Matrix multiplication in int, long and double, determinant by elimination and fast Fibonacci by matrix power.
import java.util.Arrays;

public class AlgoMatrix {
    static double[][] mul(double[][] a, double[][] b) { int n = a.length, m = b[0].length, k = b.length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) { double s = 0;
            for (int x = 0; x < k; x++) s += a[i][x] * b[x][j];
            c[i][j] = s; }
        return c; }
    static long[][] mulMod(long[][] a, long[][] b, long mod) { int n = a.length;
        long[][] c = new long[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % mod;
        return c; }
    static long fib(long n, long mod) { long[][] r = {{1, 0}, {0, 1}}, b = {{1, 1}, {1, 0}};
        while (n > 0) { if ((n & 1) == 1) r = mulMod(r, b, mod);
            b = mulMod(b, b, mod);
            n >>= 1; }
        return r[0][1]; }
    static double det(double[][] in) {
        int n = in.length; double[][] a = new double[n][]; for (int i = 0; i < n; i++) a[i] = in[i].clone(); double d = 1;
        for (int i = 0; i < n; i++) { int p = i;
            for (int r = i + 1; r < n; r++) if (Math.abs(a[r][i]) > Math.abs(a[p][i])) p = r;
            if (a[p][i] == 0) return 0;
            if (p != i) { double[] t = a[p];
                a[p] = a[i];
                a[i] = t;
                d = -d; }
            d *= a[i][i];
            for (int r = i + 1; r < n; r++) { double f = a[r][i] / a[i][i];
                for (int c = i; c < n; c++) a[r][c] -= f * a[i][c]; } }
        return d;
    }
    public static void main(String[] args) {
        int n = 40; double[][] a = new double[n][n], b = new double[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { a[i][j] = (i * 31 + j * 17) % 23 - 11.5; b[i][j] = 1.0 / (i + j + 1); }
        double[][] c = mul(a, b); double tr = 0; for (int i = 0; i < n; i++) tr += c[i][i];
        System.out.println(tr + " " + c[0][0] + " " + c[n - 1][n - 1] + " " + Arrays.stream(c[7]).sum());
        System.out.println(Arrays.deepToString(mul(new double[][]{{1, 2, 3}, {4, 5, 6}}, new double[][]{{1}, {0.5}, {0.25}})));
        System.out.println(det(new double[][]{{2, 0, 1}, {1, 3, 2}, {1, 1, 4}}) + " " + det(new double[][]{{1, 2}, {2, 4}}) + " " + det(a));
        System.out.println(fib(90, Long.MAX_VALUE >> 31) + " " + fib(1_000_000_000_000L, 1_000_000_007L) + " " + fib(10, 1000));
        int[][] id = new int[5][5];
        for (int i = 0; i < 5; i++) id[i][i] = 1;
        int[][] t = new int[5][5];
        for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) t[j][i] = id[i][j] * 3 + i - j;
        System.out.println(Arrays.deepToString(t));
        try { mul(new double[2][3], new double[4][2]); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
