//@ check: AbsoluteValue.abs
//@ verdict: violated
//@ check: AbsoluteValue.abs  int=ideal
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

/** The smallest int has no counterpart. */
public class AbsoluteValue {
    public static void abs(int x) {
        int absolute = x < 0 ? -x : x;
        Heapwright.check(absolute >= 0); //~ VIOLATES assertion
    }
}
