//@ check: IsNextObject.isNextObject
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** From the Kiasan papers: the parameter of a supertype may be the object in the field. */
public class IsNextObject {
    private IsNextObject next;

    public void isNextObject(Object node) {
        Heapwright.assume(node != null);
        Heapwright.check(next != node); //~ VIOLATES assertion
    }
}
