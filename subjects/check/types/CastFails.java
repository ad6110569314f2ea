//@ check: CastFails.cast
//@ verdict: violated
//@ same: laziness

/** Null passes every cast. */
public class CastFails {
    public static Shape.Square cast(Shape shape) {
        return (Shape.Square) shape; //~ VIOLATES ClassCastException
    }
}
