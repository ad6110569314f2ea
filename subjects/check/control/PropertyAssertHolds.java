//@ check: PropertyAssertHolds.test  property=valid-assert
//@ verdict: verified
//@ exit: 0
//@ threw: 1

public class PropertyAssertHolds {
    public static int test(int x) {
        int quotient = 10 / x;
        assert x != 0;
        return quotient;
    }
}
