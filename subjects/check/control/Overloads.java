//@ check: Overloads.set(int)
//@ verdict: violated
//@ check: Overloads.set(long)
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

/** Parameters choose between methods of one name. */
public class Overloads {
    public static void set(int x) {
        Heapwright.check(x != 1); //~ VIOLATES assertion
    }

    public static void set(long x) {
        Heapwright.check(x == x);
    }
}
