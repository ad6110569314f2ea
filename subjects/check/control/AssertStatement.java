//@ check: AssertStatement.test
//@ verdict: violated

/** Assertions of the language are on. */
public class AssertStatement {
    public static void test(int x) {
        assert x != 7 : "seven"; //~ VIOLATES assertion
    }
}
