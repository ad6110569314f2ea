//@ check: UnrelatedTypes.write
//@ verdict: verified
//@ same: laziness

import heapwright.Heapwright;

/** Objects of unrelated classes are never the same. */
public class UnrelatedTypes {
    public static void write(Shape.Circle circle, Shape.Triangle triangle) {
        Heapwright.assume(circle != null && triangle != null);
        Heapwright.check((Object) circle != (Object) triangle);
        circle.edge = 1;
        triangle.edge = 2;
        Heapwright.check(circle.edge == 1);
    }
}
