//@ check: AliasedReceiver.write
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** An object that points to itself. */
public class AliasedReceiver {
    private AliasedReceiver next;
    private int value;

    public void write() {
        Heapwright.assume(next != null);
        value = 1;
        next.value = 2;
        Heapwright.check(value == 1); //~ VIOLATES assertion
    }
}
