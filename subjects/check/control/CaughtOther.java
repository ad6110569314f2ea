//@ check: CaughtOther.divide
//@ verdict: violated
//@ paths: 2

/** A handler for another exception does not help. */
public class CaughtOther {
    public static int divide(int x) {
        try {
            return 10 / x; //~ VIOLATES ArithmeticException
        } catch (IllegalArgumentException caught) {
            return -1;
        }
    }
}
