//@ check: EnsuresBroken.abs
//@ verdict: violated

import heapwright.Ensures;

public class EnsuresBroken {
    @Ensures("isAbsolute")
    public static int abs(int x) {
        if (x >= 0) {
            return x;
        }
        return -x; //~ VIOLATES ensures
    }

    static boolean isAbsolute(int x, int result) {
        return result >= 0 && (result == x || result == -x);
    }
}
