//@ check: InputBoxCached.compare
//@ verdict: violated

import heapwright.Heapwright;

/** A box of the input can be the one that the cache holds, but none that the program made. */
public class InputBoxCached {
    public static void compare(Integer a) {
        Heapwright.assume(a != null);
        Integer five = 5;
        Integer large = 1000;
        Heapwright.check(a != large);
        if (a == five) {
            Heapwright.check(a.intValue() == 5);
            Heapwright.check(false); //~ VIOLATES assertion
        }
    }
}
