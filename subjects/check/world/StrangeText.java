// Character sequences of classes outside the class path: of the same characters, they need not be equal.
//@ check: StrangeText.same  string=2
//@ violations: 1
//@ verdict: violated
//@ check: StrangeText.length  string=2
//@ violations: none
//@ verdict: verified-within-limits

public class StrangeText {
    static void same(CharSequence a, CharSequence b) {
        if (a != null && b != null && a.toString().equals(b.toString())) {
            assert a.equals(b); //~ VIOLATES assertion
        }
    }

    static void length(CharSequence a) {
        if (a != null) {
            assert a.length() == a.toString().length();
            assert a.length() == 0 || a.charAt(0) == a.toString().charAt(0);
        }
    }
}
