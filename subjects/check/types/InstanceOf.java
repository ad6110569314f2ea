//@ check: InstanceOf.test
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends
//@ same: laziness

import heapwright.Heapwright;

public class InstanceOf {
    public static void test(Shape shape) {
        if (shape instanceof Shape.Square) {
            Heapwright.check(shape != null && !(shape instanceof Shape.Circle));
            Heapwright.check(shape.corners() == 4);
        } else if (shape != null) {
            Heapwright.check(shape instanceof Shape.Circle || shape instanceof Shape.Triangle);
        }
    }
}
