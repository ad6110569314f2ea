//@ check: NarrowToByte.narrow
//@ verdict: violated

import heapwright.Heapwright;

public class NarrowToByte {
    public static void narrow(int x) {
        byte narrow = (byte) x;
        if (-128 <= x && x <= 127) {
            Heapwright.check(narrow == x);
        } else {
            Heapwright.check(narrow != x);
            Heapwright.check(narrow != 0); //~ VIOLATES assertion
        }
    }
}
