//@ check: ByteArray.read
//@ verdict: violated

import heapwright.Heapwright;

public class ByteArray {
    public static void read(byte[] bytes) {
        Heapwright.assume(bytes != null && bytes.length > 0);
        Heapwright.check(-128 <= bytes[0] && bytes[0] <= 127);
        bytes[0] = (byte) 200;
        Heapwright.check(bytes[0] == -56);
        Heapwright.check(bytes[0] == 200); //~ VIOLATES assertion
    }
}
