//@ check: RecordInput.order
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** A constructor that rejects says nothing about an input that nobody constructed. */
public class RecordInput {
    record Range(int low, int high) {
        Range {
            if (low > high) {
                throw new IllegalArgumentException();
            }
        }
    }

    public static void order(Range range) {
        if (range != null) {
            Heapwright.check(range.low() <= range.high()); //~ VIOLATES assertion
        }
    }
}
