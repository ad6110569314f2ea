//@ check: DispatchTwice.corners
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends
//@ same: laziness

import heapwright.Heapwright;

/** An object keeps the type that a first call settled. */
public class DispatchTwice {
    public static void corners(Shape shape) {
        Heapwright.assume(shape != null);
        int first = shape.corners();
        Heapwright.check(shape.corners() == first);
        if (first == 3) {
            Heapwright.check(shape instanceof Shape.Triangle);
        }
    }
}
