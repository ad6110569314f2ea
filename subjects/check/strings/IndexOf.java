//@ check: IndexOf.find  string=3
//@ verdict: violated

import heapwright.Heapwright;

public class IndexOf {
    public static void find(String s) {
        Heapwright.assume(s != null);
        int i = s.indexOf('x');
        if (i >= 0) {
            Heapwright.check(s.charAt(i) == 'x');
            Heapwright.check(i == 0 || s.charAt(0) != 'x');
            Heapwright.check(i < 2); //~ VIOLATES assertion
        }
    }
}
