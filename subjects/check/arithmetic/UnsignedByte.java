//@ check: UnsignedByte.shift
//@ verdict: violated

import heapwright.Heapwright;

/** A byte is widened with its sign before it is shifted. */
public class UnsignedByte {
    public static void shift(byte b) {
        int unsigned = b & 0xff;
        Heapwright.check(0 <= unsigned && unsigned < 256);
        Heapwright.check(unsigned >>> 1 < 128);
        byte shifted = (byte) (b >>> 1);
        Heapwright.check(shifted >= 0); //~ VIOLATES assertion
    }
}
