// Objects that are of two open types of the JDK at once: string builders are, and classes that nobody has seen are left out.
//@ check: TwoOpenTypes.builder
//@ violations: 1
//@ world: no class outside the class path is a java.lang.CharSequence and a java.lang.Comparable at once

/** Texts that have an order. */
public class TwoOpenTypes {
    static void builder(CharSequence text) {
        if (text instanceof Comparable) {
            assert text instanceof String; //~ VIOLATES assertion
        }
    }
}
