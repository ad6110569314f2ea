//@ check: IsNext.isNext
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** From the Kiasan papers: the field may hold an object of a subtype. */
public class IsNext {
    private IsNext next;

    static class Extended extends IsNext {}

    public void isNext(Extended node) {
        Heapwright.assume(node != null);
        Heapwright.check(next != node); //~ VIOLATES assertion
    }
}
