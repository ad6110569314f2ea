//@ check: FloatBits.sign
//@ verdict: violated

import heapwright.Heapwright;

public class FloatBits {
    public static void sign(float f) {
        if (f < 0) {
            Heapwright.check(Float.floatToRawIntBits(f) < 0);
        } else if (f > 0) {
            Heapwright.check(Float.floatToRawIntBits(f) > 0);
        } else {
            Heapwright.check(Float.floatToRawIntBits(f) == 0); //~ VIOLATES assertion
        }
    }
}
