//@ check: AnyValues.choose
//@ verdict: violated

import heapwright.Heapwright;

public class AnyValues {
    public static void choose() {
        byte b = Heapwright.anyByte();
        short s = Heapwright.anyShort();
        char c = Heapwright.anyChar();
        Heapwright.check(b >= -128 && b <= 127);
        Heapwright.check(s >= -32768 && s <= 32767);
        Heapwright.check(c >= 0 && c <= 0xffff);
        if (Heapwright.anyBoolean()) {
            Heapwright.check(b != s || s != c || b != 5); //~ VIOLATES assertion
        }
    }
}
