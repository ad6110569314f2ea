//@ check: ArrayOfArrays.rows
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** Two rows may be one array. */
public class ArrayOfArrays {
    public static void rows(int[][] matrix) {
        Heapwright.assume(matrix != null && matrix.length == 2 && matrix[0] != null && matrix[1] != null);
        Heapwright.assume(matrix[0].length > 0 && matrix[1].length > 0);
        matrix[0][0] = 1;
        matrix[1][0] = 2;
        if (matrix[0] != matrix[1]) {
            Heapwright.check(matrix[0][0] == 1);
        } else {
            Heapwright.check(matrix[0][0] == 1); //~ VIOLATES assertion
        }
    }
}
