//@ check: IntToFloat.roundTrip
//@ verdict: violated

import heapwright.Heapwright;

/** A float has 24 bits for the digits of an int; a double has enough. */
public class IntToFloat {
    public static void roundTrip(int x) {
        Heapwright.check((int) (double) x == x);
        Heapwright.check((int) (float) x == x); //~ VIOLATES assertion
    }
}
