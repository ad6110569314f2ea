// A call on a sequence of characters comes before the question what else it is.
//@ check: SequenceLate.compared
//@ violations: 1
//@ verdict: violated
//@ replayed

public class SequenceLate {
    static void compared(CharSequence text) {
        if (text == null || text.length() != 1) {
            return;
        }
        if (text instanceof Comparable) {
            assert text instanceof String; //~ VIOLATES assertion
        }
    }
}
