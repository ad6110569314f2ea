// Interning a text that is not known gives the object that a literal of that text is.
public class InternInput {
    //@ check: InternInput.literal
    //@ violations: 0
    static void literal(String text) {
        if (text == null) return;
        assert text.intern() != "a" || text.equals("a");
        assert !text.equals("ab") || text.intern() == "ab";
        assert text.intern().equals(text) && text.intern() == text.intern();
        assert text.intern().intern() == text.intern();
    }

    //@ check: InternInput.itself
    //@ violations: below
    //@ verdict: violated
    static void itself(String text) {
        if (text == null) return;
        assert text.intern() == text; //~ VIOLATES assertion
    }

    //@ check: InternInput.itselfOfOne
    //@ violations: below
    //@ verdict: violated
    //@ replayed
    static void itselfOfOne(String text) {
        if (text == null || text.length() != 1) return;
        assert text.intern() == text; //~ VIOLATES assertion
    }

    //@ check: InternInput.other
    //@ violations: below
    //@ verdict: violated
    static void other(String text) {
        if (text == null) return;
        assert text.intern() != text; //~ VIOLATES assertion
    }

    //@ check: InternInput.two
    //@ violations: 0
    static void two(String text, String other) {
        if (text == null || other == null) return;
        assert (text.intern() == other.intern()) == text.equals(other);
        assert (text + "b").intern() != "b" || text.isEmpty();
    }
}
