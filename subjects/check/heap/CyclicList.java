//@ check: CyclicList.tail  n=2
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** Two nodes suffice for a way back. */
public class CyclicList {
    private CyclicList next;

    public void tail() {
        Heapwright.assume(next != null && next != this && next.next != null);
        Heapwright.check(next.next != next || next.next != this);
        Heapwright.check(next.next != this); //~ VIOLATES assertion
    }
}
