//@ check: InputBoxes.same
//@ verdict: violated
//@ check: InputBoxes.transitive
//@ exit: 0
//@ check: InputBoxes.cached
//@ verdict: violated

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

    public static void cached(Integer a) {
        Heapwright.assume(a != null);
        Integer five = 5;
        Integer large = 1000;
        Heapwright.check(a != large);
        if (a == five) {
            Heapwright.check(a == 5);
            Heapwright.check(false); //~ VIOLATES assertion
        }
    }
}
