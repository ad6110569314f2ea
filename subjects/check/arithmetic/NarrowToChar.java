//@ check: NarrowToChar.narrow
//@ verdict: violated

import heapwright.Heapwright;

public class NarrowToChar {
    public static void narrow(int x) {
        char c = (char) x;
        Heapwright.check(c >= 0);
        short s = (short) c;
        Heapwright.check((char) s == c);
        Heapwright.check(s >= 0); //~ VIOLATES assertion
    }
}
