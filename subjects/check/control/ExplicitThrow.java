//@ check: ExplicitThrow.open
//@ verdict: violated
//@ paths: 2
//@ returned: 1
//@ violated: 1

public class ExplicitThrow {
    public static void open(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative"); //~ VIOLATES IllegalArgumentException
        }
    }
}
