//@ check: CastGuarded.cast
//@ verdict: verified
//@ same: laziness

public class CastGuarded {
    public static int cast(Object object) {
        return object instanceof Shape.Square square ? square.edge : 0;
    }
}
