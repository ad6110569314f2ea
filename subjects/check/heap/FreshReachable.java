//@ check: FreshReachable.link
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** A new object becomes reachable through every alias of the one it was stored in. */
public class FreshReachable {
    private FreshReachable next;

    public static void link(FreshReachable a, FreshReachable b) {
        Heapwright.assume(a != null && b != null && b.next == null);
        a.next = new FreshReachable();
        Heapwright.check(b.next == null); //~ VIOLATES assertion
    }
}
