//@ check: AliasedLater.relink
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** What is decided about an object late holds for what was read of it early. */
public class AliasedLater {
    private AliasedLater left;
    private AliasedLater right;
    private int value;

    public void relink() {
        AliasedLater a = left;
        AliasedLater b = right;
        Heapwright.assume(a != null && b != null);
        int before = a.value;
        b.value = before + 1;
        if (a != b) {
            Heapwright.check(a.value == before);
        } else {
            Heapwright.check(a.value == before); //~ VIOLATES assertion
        }
    }
}
