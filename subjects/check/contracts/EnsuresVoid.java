//@ check: EnsuresVoid.add
//@ verdict: violated

import heapwright.Ensures;
import heapwright.Requires;

public class EnsuresVoid {
    private int sum;

    @Requires("isPositive")
    @Ensures("hasGrown")
    public void add(int x) {
        sum += x;
    } //~ VIOLATES ensures

    boolean isPositive(int x) {
        return x > 0;
    }

    boolean hasGrown(int x) {
        return sum - x < sum;
    }
}
