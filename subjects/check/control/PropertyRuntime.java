//@ check: PropertyRuntime.test  property=no-runtime-exception
//@ verdict: violated

/** Only the exception counts. */
public class PropertyRuntime {
    public static int test(int x) {
        assert x != 7;
        return 10 / x; //~ VIOLATES ArithmeticException
    }
}
