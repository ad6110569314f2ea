//@ check: Dispatch.corners
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

public class Dispatch {
    public static void corners(Shape shape) {
        int corners = shape.corners(); //~ VIOLATES NullPointerException
        Heapwright.check(corners == 0 || corners == 3 || corners == 4);
        Heapwright.check(corners != 0); //~ VIOLATES assertion
    }
}
