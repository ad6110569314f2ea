//@ check: Midpoint.between
//@ verdict: violated

import heapwright.Heapwright;

public class Midpoint {
    public static void between(int low, int high) {
        Heapwright.assume(0 <= low && low <= high);
        int careful = (low + high) >>> 1;
        Heapwright.check(low <= careful && careful <= high);
        int careless = (low + high) / 2;
        Heapwright.check(low <= careless && careless <= high); //~ VIOLATES assertion
    }
}
