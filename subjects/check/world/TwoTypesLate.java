// Whether a sequence of characters is comparable is asked after a call on it.
//@ check: TwoTypesLate.both  string=1
//@ verdict: violated

public class TwoTypesLate {
    static void both(CharSequence text) {
        if (text != null && text.length() == 1 && (Object) text instanceof Comparable) {
            assert text.charAt(0) == 'a'; //~ VIOLATES assertion
        }
    }
}
