//@ check: WholeClass
//@ verdict: violated
//@ exit: 1

import heapwright.Heapwright;

/** All public methods of a class, and no others. */
public class WholeClass {
    public static void first(int x) {
        Heapwright.check(x != 1); //~ VIOLATES assertion
    }

    public static void second(int x) {
        Heapwright.check(x == x);
    }

    public static void third(int x) {
        Heapwright.check(x != 3); //~ VIOLATES assertion
    }

    private static void hidden(int x) {
        Heapwright.check(x != 4);
    }
}
