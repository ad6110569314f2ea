//@ check: EnumAtLimit.test  k=0 aliasing=never
//@ verdict: violated
//@ check: EnumAtLimit.test  k=1
//@ verdict: violated

import heapwright.Heapwright;

/** The constants of an enumeration exist already: no limit forbids them. */
public class EnumAtLimit {
    enum Colour { RED, BLACK }

    private Colour colour;

    public void test() {
        if (colour != null) {
            Heapwright.check(colour == Colour.RED); //~ VIOLATES assertion
        }
    }
}
