//@ check: BooleanArray.toggle
//@ exit: 0

import heapwright.Heapwright;

public class BooleanArray {
    public static void toggle(boolean[] flags) {
        Heapwright.assume(flags != null && flags.length > 1);
        boolean before = flags[1];
        flags[1] = !flags[1];
        Heapwright.check(flags[1] != before);
    }
}
