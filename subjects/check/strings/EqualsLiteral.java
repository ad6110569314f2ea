//@ check: EqualsLiteral.test  string=3
//@ verdict: violated

import heapwright.Heapwright;

public class EqualsLiteral {
    public static void test(String s) {
        if (s.equals("ab")) { //~ VIOLATES NullPointerException
            Heapwright.check(s.length() == 2 && s.charAt(1) == 'b');
            Heapwright.check(false); //~ VIOLATES assertion
        }
    }
}
