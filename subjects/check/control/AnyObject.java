//@ check: AnyObject.choose
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

public class AnyObject {
    private int value;

    public static void choose() {
        AnyObject sure = Heapwright.anyNonNull(AnyObject.class);
        Heapwright.check(sure != null);
        AnyObject maybe = Heapwright.any(AnyObject.class);
        int before = maybe.value; //~ VIOLATES NullPointerException
        Heapwright.check(maybe.value == before);
        Heapwright.check(before != 3); //~ VIOLATES assertion
    }
}
