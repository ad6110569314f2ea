// Arrays that the program makes are as long as the input says; the limit for arrays of the input does not apply to them.
//@ check: MadeBySize.table  loop=20
//@ violations: 1

/** Tables whose size is a parameter. */
public class MadeBySize {
    static int table(int n) {
        if (n < 0 || n > 9) {
            return 0;
        }
        int[] ways = new int[n + 1];
        ways[0] = 1;
        for (int i = 1; i <= n; i++) {
            ways[i] = i == 1 ? 1 : ways[i - 1] + ways[i - 2];
        }
        assert ways[n] != 21; //~ VIOLATES assertion
        return ways[n];
    }
}
