// The length of an array of several dimensions has to be known: the limit for arrays cuts it, and is named as what it is.
//@ check: MadeGrid.grid  array=4
//@ violations: none
//@ verdict: verified-within-limits
//@ check: MadeGrid.grid  array=9
//@ verdict: violated

/** A grid whose size is a parameter. */
public class MadeGrid {
    static int grid(int n) {
        if (n < 1 || n > 9) {
            return 0;
        }
        int[][] grid = new int[n][n];
        grid[n - 1][0] = n;
        assert grid[n - 1][0] != 7; //~ VIOLATES assertion
        return grid[0][0];
    }
}
