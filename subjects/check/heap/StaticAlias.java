//@ check: StaticAlias.write  statics=symbolic
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** A static field may refer to the same object as a parameter. */
public class StaticAlias {
    private static StaticAlias head;
    private int value;

    public static void write(StaticAlias given) {
        Heapwright.assume(head != null && given != null);
        given.value = 1;
        head.value = 2;
        Heapwright.check(given.value == 1); //~ VIOLATES assertion
    }
}
