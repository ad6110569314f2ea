//@ check: AnyString.choose  string=2
//@ verdict: violated

import heapwright.Heapwright;

public class AnyString {
    public static void choose() {
        String s = Heapwright.anyString();
        Heapwright.check(s != null);
        Heapwright.check(!s.equals("no")); //~ VIOLATES assertion
    }
}
