//@ check: NotANumber.isItself
//@ verdict: violated

import heapwright.Heapwright;

public class NotANumber {
    public static void isItself(float f) {
        if (f != f) {
            Heapwright.check(Float.isNaN(f));
            Heapwright.check(!(f < 1) && !(f >= 1));
        }
        Heapwright.check(f == f); //~ VIOLATES assertion
    }
}
