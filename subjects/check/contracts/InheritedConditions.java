//@ check: InheritedConditions$Silent.next
//@ verdict: violated
//@ replayed
//
//@ check: InheritedConditions$Own.next
//@ verdict: incomplete
//@ gap-names: @Ensures("isGreater") of int InheritedConditions$Counter.next(int)
//@ violations: none

import heapwright.Ensures;

/** A method keeps what the method promises that it overrides. */
public class InheritedConditions {
    static class Counter {
        @Ensures("isGreater")
        int next(int x) {
            return x < 10 ? x + 1 : 20;
        }

        static boolean isGreater(int x, int result) {
            return result > x || x >= 10;
        }
    }

    static class Silent extends Counter {
        @Override
        int next(int x) {
            return 5; //~ VIOLATES ensures
        }
    }

    static class Own extends Counter {
        @Override
        @Ensures("isOdd")
        int next(int x) {
            return 2 * x + 1;
        }

        boolean isOdd(int x, int result) {
            return result % 2 != 0;
        }
    }
}
