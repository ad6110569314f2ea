//@ check: DivisionRounds.byThree
//@ verdict: violated

import heapwright.Heapwright;

/** Division rounds towards zero. */
public class DivisionRounds {
    public static void byThree(int x) {
        if (x >= 0) {
            Heapwright.check(x / 3 * 3 <= x);
        } else {
            Heapwright.check(x / 3 * 3 <= x); //~ VIOLATES assertion
        }
    }
}
