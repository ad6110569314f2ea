//@ check: StringAsInterface.measure  string=2 subtypes=java.lang.String,StringAsInterface$Blank
//@ verdict: violated
//@ check: StringAsInterface.compare  string=1
//@ verdict: verified-within-limits
//@ violations: none

import heapwright.Heapwright;

/** A string that is declared as something else has characters, too: whichever way it turns out to be one. */
public class StringAsInterface {
    static final class Blank implements CharSequence {
        @Override
        public int length() {
            return 0;
        }

        @Override
        public char charAt(int index) {
            return ' ';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return this;
        }
    }

    public static void measure(CharSequence text) {
        Heapwright.assume(text != null);
        int length = text.length();
        if (text instanceof String) {
            Heapwright.check(length <= 2);
            Heapwright.check(length == 0 || text.charAt(0) != 'x'); //~ VIOLATES assertion
        }
    }

    /** Identity is decided before the class. */
    public static void compare(Object a, Object b) {
        if (a != null && b != null && a != b && a instanceof String && b instanceof String) {
            Heapwright.check(((String) a).length() <= 1);
            Heapwright.check(a.equals(b) == (((String) a).compareTo((String) b) == 0));
        }
    }
}
