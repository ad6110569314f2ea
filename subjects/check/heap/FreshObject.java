//@ check: FreshObject.create
//@ verdict: verified
//@ same: laziness

import heapwright.Heapwright;

/** What the program creates is no part of its input, and starts with zeros. */
public class FreshObject {
    private FreshObject next;
    private int value;

    public void create(FreshObject given) {
        FreshObject fresh = new FreshObject();
        Heapwright.check(fresh != this && fresh != given && fresh != next);
        Heapwright.check(fresh.next == null && fresh.value == 0);
    }
}
