//@ check: LiteralPassed.compare
//@ verdict: violated
//@ replayed

/** A caller may pass the very string that a literal is. */
public class LiteralPassed {
    static void compare(String text) {
        assert text != "a"; //~ VIOLATES assertion
    }
}
