//@ check: NextObjectTypeHierarchy.nextObjectTypeHierarchy
//@ verdict: verified
//@ same: laziness

import heapwright.Heapwright;

/** From the Kiasan papers: what is known about a type excludes an alias. */
public class NextObjectTypeHierarchy {
    private NextObjectTypeHierarchy next;

    public void nextObjectTypeHierarchy(Object node) {
        if (node != null && !(node instanceof NextObjectTypeHierarchy)) {
            Heapwright.check(next != node);
        }
    }
}
