//@ check: HashCode.collide  string=2
//@ verdict: violated

import heapwright.Heapwright;

/** Different strings with one hash code. */
public class HashCode {
    public static void collide(String s) {
        Heapwright.assume(s != null && s.length() == 2);
        Heapwright.check(s.hashCode() == 31 * s.charAt(0) + s.charAt(1));
        if (s.hashCode() == "Aa".hashCode()) {
            Heapwright.check(s.equals("Aa")); //~ VIOLATES assertion
        }
    }
}
