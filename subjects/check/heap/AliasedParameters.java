//@ check: AliasedParameters.write
//@ verdict: violated
//@ same: laziness
//@ check: AliasedParameters.write  aliasing=never
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

/** Written through one reference, seen through the other. */
public class AliasedParameters {
    private int value;

    public static void write(AliasedParameters a, AliasedParameters b) {
        Heapwright.assume(a != null && b != null);
        a.value = 1;
        b.value = 2;
        Heapwright.check(b.value == 2);
        Heapwright.check(a.value == 1); //~ VIOLATES assertion
    }
}
