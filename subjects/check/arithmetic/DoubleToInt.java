//@ check: DoubleToInt.convert
//@ verdict: verified

import heapwright.Heapwright;

/** Conversion to int saturates, and turns not-a-number into zero. */
public class DoubleToInt {
    public static void convert(double d) {
        int converted = (int) d;
        if (d != d) {
            Heapwright.check(converted == 0);
        } else if (d >= 3e9) {
            Heapwright.check(converted == Integer.MAX_VALUE);
        } else if (d <= -3e9) {
            Heapwright.check(converted == Integer.MIN_VALUE);
        }
    }
}
