//@ check: Rethrown.divide
//@ verdict: violated
//@ violated: 1

public class Rethrown {
    public static int divide(int x) {
        try {
            return 10 / x;
        } catch (ArithmeticException caught) {
            throw new IllegalStateException(caught); //~ VIOLATES IllegalStateException
        }
    }
}
