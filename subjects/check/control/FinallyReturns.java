//@ check: FinallyReturns.divide
//@ verdict: verified
//@ returned: 2

/** A return in the block swallows the exception. */
public class FinallyReturns {
    @SuppressWarnings("finally")
    public static int divide(int x) {
        try {
            return 10 / x;
        } finally {
            return 0;
        }
    }
}
