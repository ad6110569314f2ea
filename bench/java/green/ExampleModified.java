package green;

/** The worked example after its modification: one constant is another. */
public class ExampleModified {
    public static int m(int x, int y) {
        if (x < 0) x = -x;
        if (y < 0) y = -y;
        if (x < 10) {
            return 1;
        } else if (10 < y) {
            return -1;
        } else {
            return 0;
        }
    }
}
