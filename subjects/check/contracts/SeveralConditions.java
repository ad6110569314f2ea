//@ check: SeveralConditions.half
//@ verdict: violated
//@ replayed
//
//@ check: SeveralConditions.between
//@ verdict: verified
//@ violations: none

import heapwright.Ensures;
import heapwright.Requires;

/** Each of several conditions counts. */
public class SeveralConditions {
    @Ensures({"isSmaller", "isEven"})
    static int half(byte x) {
        return x / 2; //~ VIOLATES ensures
    }

    static boolean isSmaller(byte x, int result) {
        return Math.abs(result) <= Math.abs(x);
    }

    static boolean isEven(byte x, int result) {
        return result % 2 == 0;
    }

    @Requires({"isNatural", "isSmall"})
    static int between(int x) {
        assert 0 <= x && x < 100;
        return x;
    }

    static boolean isNatural(int x) {
        return x >= 0;
    }

    static boolean isSmall(int x) {
        return x < 100;
    }
}
