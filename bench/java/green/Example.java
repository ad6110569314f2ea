package green;

/** The worked example of the paper: two absolute values, then two comparisons. */
public class Example {
    public static int m(int x, int y) {
        if (x < 0) x = -x;
        if (y < 0) y = -y;
        if (x < 10) {
            return 1;
        } else if (9 < y) {
            return -1;
        } else {
            return 0;
        }
    }
}
