//@ check: Ignored.abandon
//@ verdict: verified
//@ paths: 1

import heapwright.Heapwright;

/** No handler catches the end of a path. */
public class Ignored {
    public static void abandon(int x) {
        try {
            if (x < 0) {
                Heapwright.ignore();
            }
        } catch (RuntimeException caught) {
            Heapwright.check(false);
        } finally {
            Heapwright.check(x >= 0);
        }
    }
}
