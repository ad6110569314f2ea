//@ check: CaughtNull.read
//@ verdict: verified
//@ same: laziness

import heapwright.Heapwright;

public class CaughtNull {
    private CaughtNull next;
    private int value;

    public int read() {
        try {
            return next.value;
        } catch (NullPointerException caught) {
            Heapwright.check(next == null);
            return 0;
        }
    }
}
