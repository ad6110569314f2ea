//@ check: PropertyAssert.test  property=valid-assert
//@ verdict: violated

/** Only the assertion counts. */
public class PropertyAssert {
    public static int test(int x) {
        assert x != 7; //~ VIOLATES assertion
        return 10 / x;
    }
}
