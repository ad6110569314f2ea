//@ check: EnumConstants.compare
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** Constants are single objects: equal ordinals are equal references. */
public class EnumConstants {
    enum Suit { CLUBS, HEARTS }

    public static void compare(Suit a, Suit b) {
        Heapwright.assume(a != null && b != null);
        Heapwright.check((a == b) == (a.ordinal() == b.ordinal()));
        Heapwright.check(a == Suit.CLUBS || a == Suit.HEARTS);
        Heapwright.check(a == b); //~ VIOLATES assertion
    }
}
