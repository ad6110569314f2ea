//@ check: IntegerText.read
//@ paths: 20
//@ violations: none
//@ exit: 0
//@ check: IntegerText.lengths
//@ verdict: violated

import heapwright.Heapwright;

/** The text of a number: one path per sign and count of digits. */
public class IntegerText {
    public static void read(int x) {
        String text = Integer.toString(x);
        Heapwright.check(text.length() <= 11);
        Heapwright.check((text.charAt(0) == '-') == (x < 0));
    }

    public static void lengths(int x) {
        String text = "<" + x + ">";
        if (text.length() == 5) {
            Heapwright.check(!text.equals("<-45>")); //~ VIOLATES assertion
        }
    }
}
