//@ check: Statics.read
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ violations: none
//@ check: Statics.read  statics=symbolic
//@ verdict: violated

import heapwright.Heapwright;

/** A static field has its initial value, unless it may have been changed before. */
public class Statics {
    private static int counter = 5;

    public static void read() {
        Heapwright.check(counter == 5); //~ VIOLATES assertion
    }
}
