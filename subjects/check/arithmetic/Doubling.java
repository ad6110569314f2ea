//@ check: Doubling.isZero
//@ verdict: violated
//@ check: Doubling.isZero  int=ideal
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

/** Only with wrapping is there a second number whose double is zero. */
public class Doubling {
    public static void isZero(int x) {
        if (2 * x == 0) {
            Heapwright.check(x == 0); //~ VIOLATES assertion
        }
    }
}
