import heapwright.Ensures;

/** A method keeps what the methods promise that it overrides, beside what it promises itself. */
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

    //@ check: InheritedConditions$Silent.next
    //@ verdict: violated
    //@ violations: below
    //@ replayed
    static class Silent extends Counter {
        @Override
        int next(int x) {
            return 5; //~ VIOLATES ensures
        }
    }

    //@ check: InheritedConditions$Own.next
    //@ verdict: violated
    //@ violations: below
    static class Own extends Counter {
        @Override
        @Ensures("isOdd")
        int next(int x) {
            return 2 * x + 1; //~ VIOLATES ensures
        }

        boolean isOdd(int x, int result) {
            return result % 2 != 0;
        }
    }

    //@ check: InheritedConditions$Both.next
    //@ verdict: verified
    //@ violations: none
    static class Both extends Counter {
        @Override
        @Ensures("isOdd")
        int next(int x) {
            return x < 10 ? (x | 1) + 2 : 1;
        }

        boolean isOdd(int x, int result) {
            return result % 2 != 0;
        }
    }
}
