//@ check: MultiArray.create
//@ verdict: verified

import heapwright.Heapwright;

public class MultiArray {
    public static void create(int i, int j, int value) {
        Heapwright.assume(0 <= i && i < 2 && 0 <= j && j < 2);
        int[][] matrix = new int[2][2];
        matrix[i][j] = value;
        Heapwright.check(matrix[i][j] == value);
        Heapwright.check(matrix[1 - i][j] == 0);
    }
}
