//@ check: Substring.rest  string=3
//@ verdict: violated

import heapwright.Heapwright;

public class Substring {
    public static void rest(String s) {
        Heapwright.assume(s != null);
        String rest = s.substring(1); //~ VIOLATES StringIndexOutOfBoundsException
        Heapwright.check(rest.length() == s.length() - 1);
        if (rest.length() > 0) {
            Heapwright.check(rest.charAt(0) == s.charAt(1));
        }
    }
}
