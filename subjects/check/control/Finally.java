//@ check: Finally.count
//@ verdict: violated

import heapwright.Heapwright;

/** The block runs on every way out. */
public class Finally {
    public static int count(int x) {
        int done = 0;
        try {
            done += 10 / x;
            if (done > 3) {
                return done;
            }
        } finally {
            Heapwright.check(x != 0); //~ VIOLATES assertion
        }
        return 0;
    }
}
