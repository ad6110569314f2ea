//@ check: BothNull.compare
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** Equal references are the same object, or both null. */
public class BothNull {
    private int value;

    public static void compare(BothNull a, BothNull b) {
        if (a == b) {
            Heapwright.check(a == null || a.value == b.value);
            Heapwright.check(a != null); //~ VIOLATES assertion
        }
    }
}
