//@ check: RequiresNothing.half
//@ verdict: vacuous

import heapwright.Requires;

/** No input satisfies the precondition: nothing is verified. */
public class RequiresNothing {
    @Requires("isBoth")
    public static int half(int x) {
        assert x == 3;
        return x / 2;
    }

    static boolean isBoth(int x) {
        return x > 3 && x < 3;
    }
}
