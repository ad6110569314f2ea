//@ check: ObjectArray.read
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

public class ObjectArray {
    private int value;

    public static void read(ObjectArray[] a) {
        Heapwright.assume(a != null && a.length == 2);
        a[0].value = 1; //~ VIOLATES NullPointerException
        a[1].value = 2; //~ VIOLATES NullPointerException
        Heapwright.check(a[0].value == 1); //~ VIOLATES assertion
    }
}
