//@ check: BoxIdentity.compare
//@ verdict: violated

import heapwright.Heapwright;

/** Only small numbers are boxed into the same object. */
public class BoxIdentity {
    public static void compare(int x) {
        Integer a = x;
        Integer b = x;
        Heapwright.check(a.equals(b) && a.intValue() == x);
        if (-128 <= x && x <= 127) {
            Heapwright.check(a == b);
        } else {
            Heapwright.check(a == b); //~ VIOLATES assertion
        }
    }
}
