// Exercises multianewarray with full and partial dimensions, zero and negative sizes, and ragged arrays.
import java.util.Arrays;

public class MultiArrays {
    static int calls = 0;
    static int dim(int n) { calls++; System.out.println("dim " + n); return n; }

    public static void main(String[] args) {
        int[][] m = new int[3][4];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) m[i][j] = i * 10 + j;
        System.out.println(Arrays.deepToString(m));
        long[][][] cube = new long[2][3][4];
        cube[1][2][3] = 1L << 40;
        System.out.println(Arrays.deepToString(cube));
        String[][][] partial = new String[2][3][];
        System.out.println(Arrays.deepToString(partial));
        partial[0][1] = new String[]{"a", null};
        System.out.println(Arrays.deepToString(partial));
        double[][][][] very = new double[1][2][][];
        System.out.println(very[0][1] + " " + very.length + " " + very[0].length + " " + very.getClass().getName());
        int[][] zero = new int[0][7];
        System.out.println(zero.length + " " + Arrays.deepToString(zero));
        int[][][] zeroInner = new int[2][0][5];
        System.out.println(Arrays.deepToString(zeroInner));
        try {
            int[][] bad = new int[dim(2)][dim(-3)];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) { System.out.println(e.getMessage() + " calls " + calls); }
        try {
            int[][][] bad = new int[dim(0)][dim(4)][dim(-1)];
            System.out.println(bad.length);
        } catch (NegativeArraySizeException e) { System.out.println(e); }
        int[][] ragged = new int[5][];
        for (int i = 0; i < 5; i++) { ragged[i] = new int[i]; Arrays.fill(ragged[i], i); }
        System.out.println(Arrays.deepToString(ragged));
        int[][] swap = {ragged[4], ragged[1]};
        swap[0][0] = 99;
        System.out.println(Arrays.toString(ragged[4]));
        Object o = m;
        System.out.println((o instanceof Object[]) + " " + (o instanceof int[][]) + " " + (o instanceof Object[][]) + " " + (m[0].getClass() == int[].class));
        char[][] grid = new char[2][3];
        for (char[] row : grid) Arrays.fill(row, '.');
        grid[1][2] = '#';
        for (char[] row : grid) System.out.println(row);
        boolean[][] bb = new boolean[2][2];
        bb[0][1] = !bb[1][0];
        System.out.println(Arrays.deepToString(bb));
    }
}
