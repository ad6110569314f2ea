//@ check: CharArray.read
//@ verdict: violated

import heapwright.Heapwright;

public class CharArray {
    public static void read(char[] chars) {
        Heapwright.assume(chars != null && chars.length > 0);
        Heapwright.check(chars[0] >= 0);
        Heapwright.check(chars[0] != '?'); //~ VIOLATES assertion
    }
}
