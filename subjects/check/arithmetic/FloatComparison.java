//@ check: FloatComparison.compare
//@ verdict: verified

import heapwright.Heapwright;

public class FloatComparison {
    public static void compare(float a, float b) {
        if (!(a < b) && !(a >= b)) {
            Heapwright.check(a != a || b != b);
        }
        if (a < b) {
            Heapwright.check(b > a && a != b);
        }
    }
}
