//@ check: EnsuresKept.clamp
//@ verdict: verified

import heapwright.Ensures;
import heapwright.Requires;

/** The postcondition sees the arguments as they were passed. */
public class EnsuresKept {
    @Requires("isRange")
    @Ensures("isClamped")
    public static int clamp(int x, int low, int high) {
        if (x < low) {
            x = low;
        } else if (x > high) {
            x = high;
        }
        return x;
    }

    static boolean isRange(int x, int low, int high) {
        return low <= high;
    }

    static boolean isClamped(int x, int low, int high, int result) {
        return low <= result && result <= high && (x < low || x > high || result == x);
    }
}
