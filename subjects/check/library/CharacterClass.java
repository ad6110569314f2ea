//@ check: CharacterClass.test
//@ verdict: violated

import heapwright.Heapwright;

public class CharacterClass {
    public static void test(char c) {
        Heapwright.assume(c < 128);
        if (Character.isDigit(c)) {
            Heapwright.check('0' <= c && c <= '9');
            Heapwright.check(c != '5'); //~ VIOLATES assertion
        } else {
            Heapwright.check(c < '0' || '9' < c);
        }
    }
}
