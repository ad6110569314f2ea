//@ check: AssumptionLate.prune
//@ verdict: violated

import heapwright.Heapwright;

/** An assumption does not undo what failed before it. */
public class AssumptionLate {
    public static void prune(int x) {
        Heapwright.check(x != 3); //~ VIOLATES assertion
        Heapwright.assume(x > 10);
        Heapwright.check(x > 10);
    }
}
