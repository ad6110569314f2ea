//@ check: InputBoxes.same
//@ verdict: violated
//@ check: InputBoxes.transitive
//@ violations: none
//@ exit: 0

import heapwright.Heapwright;

/** Boxes of the input can be one object or not where their values are equal. */
public class InputBoxes {
    public static void same(Integer a, Integer b) {
        Heapwright.assume(a != null && b != null);
        if (a == b) {
            Heapwright.check(a.intValue() == b.intValue());
            Heapwright.check(a.intValue() != 1000); //~ VIOLATES assertion
        } else {
            Heapwright.check(a.intValue() != b.intValue()); //~ VIOLATES assertion
        }
    }

    public static void transitive(Long a, Long b, Long c) {
        Heapwright.assume(a != null && b != null && c != null);
        if (a == b && b == c) {
            Heapwright.check(a == c);
        }
    }
}
