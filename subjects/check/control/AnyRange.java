//@ check: AnyRange.choose
//@ verdict: violated

import heapwright.Heapwright;

public class AnyRange {
    public static void choose() {
        int x = Heapwright.anyInt(3, 7);
        Heapwright.check(3 <= x && x <= 7);
        Heapwright.check(x != 3); //~ VIOLATES assertion
        Heapwright.check(x != 7); //~ VIOLATES assertion
    }
}
