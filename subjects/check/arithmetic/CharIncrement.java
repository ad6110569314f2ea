//@ check: CharIncrement.next
//@ verdict: violated

import heapwright.Heapwright;

public class CharIncrement {
    public static void next(char c) {
        char next = c;
        next++;
        Heapwright.check(next > c); //~ VIOLATES assertion
    }
}
