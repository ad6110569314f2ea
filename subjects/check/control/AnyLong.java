//@ check: AnyLong.choose
//@ verdict: violated

import heapwright.Heapwright;

public class AnyLong {
    public static void choose() {
        long wide = Heapwright.anyLong();
        int narrow = Heapwright.anyInt();
        Heapwright.check((long) narrow == narrow);
        Heapwright.check((int) wide == wide); //~ VIOLATES assertion
        double d = Heapwright.anyDouble();
        float f = Heapwright.anyFloat();
        Heapwright.check(f != d || !Float.isNaN(f));
    }
}
