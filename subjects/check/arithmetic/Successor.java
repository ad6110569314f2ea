//@ check: Successor.isGreater
//@ verdict: violated
//@ check: Successor.isGreater  int=ideal
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

public class Successor {
    public static void isGreater(int x) {
        Heapwright.check(x + 1 > x); //~ VIOLATES assertion
    }
}
