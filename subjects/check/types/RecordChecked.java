//@ check: RecordChecked.width
//@ same: laziness
//@ verdict: verified
//@ violations: none
//@ check: RecordChecked.normalized
//@ verdict: verified
//@ violations: none
//@ check: RecordChecked.nested
//@ verdict: verified
//@ violations: none
//@ check: RecordChecked.sealedSize
//@ verdict: verified
//@ violations: none
//@ check: RecordChecked.itself
//@ verdict: verified
//@ violations: none
//@ check: RecordChecked.wide
//@ verdict: violated
//@ replayed

/** A record exists only as its constructor makes it, also in arrays and behind its supertypes. */
public class RecordChecked {
    record Range(int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException();
            }
        }
    }

    enum Color { RED, GREEN }

    record Tint(Color color, int amount) {
        Tint {
            color = color == null ? Color.RED : color;
            amount = Math.max(amount, 0);
        }
    }

    sealed interface Sized permits Circle, Square { }

    record Circle(int radius) implements Sized {
        Circle {
            if (radius < 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    record Square(int side) implements Sized { }

    record Pair(Object left, Object right) { }

    static void width(Range range) {
        if (range != null) {
            assert range.low() <= range.high();
        }
    }

    static void normalized(Tint tint) {
        if (tint != null) {
            assert tint.color() != null;
            assert tint.amount() >= 0;
        }
    }

    static void nested(Range[] ranges) {
        if (ranges != null && ranges.length > 0 && ranges[0] != null) {
            assert ranges[0].low <= ranges[0].high;
        }
    }

    static void sealedSize(Sized sized) {
        if (sized instanceof Circle circle) {
            assert circle.radius >= 0;
        }
    }

    static void itself(Pair pair) {
        if (pair != null) {
            assert pair.left() != pair && pair.right != pair;
        }
    }

    static void wide(Range range) {
        if (range != null) {
            assert range.high - range.low < 1000; //~ VIOLATES assertion
        }
    }
}
