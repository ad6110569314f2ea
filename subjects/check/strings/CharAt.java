//@ check: CharAt.first  string=3
//@ verdict: violated

import heapwright.Heapwright;

public class CharAt {
    public static void first(String s) {
        Heapwright.assume(s != null);
        char first = s.charAt(0); //~ VIOLATES StringIndexOutOfBoundsException
        Heapwright.check(s.length() > 0);
        Heapwright.check(first != 'q'); //~ VIOLATES assertion
    }
}
