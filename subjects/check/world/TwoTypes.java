// No class of the class path is both a sequence of characters and comparable; classes of the JDK are.
//@ check: TwoTypes.both
//@ verdict: violated

public class TwoTypes {
    static void both(CharSequence text) {
        if ((Object) text instanceof Comparable) {
            assert text.length() != 1; //~ VIOLATES assertion
        }
    }
}
