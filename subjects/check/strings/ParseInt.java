//@ check: ParseInt.parse  string=2
//@ verdict: violated
//@ slow

import heapwright.Heapwright;

public class ParseInt {
    public static void parse(String s) {
        Heapwright.assume(s != null);
        int value = Integer.parseInt(s); //~ VIOLATES NumberFormatException
        Heapwright.check(-9 <= value && value <= 99);
        Heapwright.check(value != -7); //~ VIOLATES assertion
    }
}
