//@ check: StringIdentity.copy  string=2
//@ verdict: violated

import heapwright.Heapwright;

public class StringIdentity {
    public static void copy(String s) {
        Heapwright.assume(s != null);
        String copy = new String(s);
        Heapwright.check(copy.equals(s));
        Heapwright.check(copy == s); //~ VIOLATES assertion
    }
}
