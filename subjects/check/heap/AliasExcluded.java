//@ check: AliasExcluded.write
//@ verdict: verified
//@ same: laziness

import heapwright.Heapwright;

public class AliasExcluded {
    private int value;

    public static void write(AliasExcluded a, AliasExcluded b) {
        Heapwright.assume(a != null && b != null && a != b);
        a.value = 1;
        b.value = 2;
        Heapwright.check(a.value == 1);
    }
}
