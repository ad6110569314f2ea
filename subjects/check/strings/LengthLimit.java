//@ check: LengthLimit.test  string=2
//@ violations: none
//@ check: LengthLimit.test  string=3
//@ verdict: violated

import heapwright.Heapwright;

/** What goes wrong takes three characters. */
public class LengthLimit {
    public static void test(String s) {
        Heapwright.assume(s != null);
        Heapwright.check(s.length() >= 0);
        Heapwright.check(s.length() != 3); //~ VIOLATES assertion
    }
}
