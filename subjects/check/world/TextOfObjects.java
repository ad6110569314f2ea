// No contract says that toString answers a text, but all programs rely on it: the claim does, too, and says so.
//@ check: TextOfObjects.object
//@ violations: none
//@ verdict: verified-within-limits
//@ world: toString of objects of classes outside the class path is never null
//@ check: TextOfObjects.sequence
//@ violations: none
//@ verdict: verified-within-limits
//@ world: methods of classes outside the class path keep their contracts

public class TextOfObjects {
    static void object(Object object) {
        if (object != null) {
            assert object.toString() != null;
        }
    }

    static void sequence(CharSequence text) {
        if (text != null) {
            assert text.toString() != null;
        }
    }
}
