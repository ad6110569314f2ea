//@ check: ExactClass.test
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

public class ExactClass {
    public static void test(Shape shape) {
        Heapwright.assume(shape instanceof Shape.Square);
        if (shape.getClass() != Shape.Square.class) {
            Heapwright.check(shape instanceof Shape.Tile);
            Heapwright.check(false); //~ VIOLATES assertion
        }
    }
}
