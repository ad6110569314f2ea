//@ check: CompoundAssignment.grow
//@ verdict: violated

import heapwright.Heapwright;

/** A compound assignment narrows without a word. */
public class CompoundAssignment {
    public static void grow(byte b) {
        byte grown = b;
        grown += 1;
        Heapwright.check(grown != b);
        Heapwright.check(grown > b); //~ VIOLATES assertion
    }
}
