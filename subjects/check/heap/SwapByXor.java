//@ check: SwapByXor.swap
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** Swapping without a third variable loses the value where both are the same. */
public class SwapByXor {
    private int value;

    public static void swap(SwapByXor a, SwapByXor b) {
        Heapwright.assume(a != null && b != null);
        int first = a.value;
        int second = b.value;
        a.value ^= b.value;
        b.value ^= a.value;
        a.value ^= b.value;
        Heapwright.check(a.value == second && b.value == first); //~ VIOLATES assertion
    }
}
