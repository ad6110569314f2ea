//@ check: LiteralElement.compare
//@ verdict: violated
//@ replayed

/** An element of an array, or an object, may be a literal. */
public class LiteralElement {
    static void compare(Object[] texts) {
        if (texts != null && texts.length > 0) {
            assert texts[0] != "a"; //~ VIOLATES assertion
        }
    }
}
