//@ check: Palindrome.test  string=3
//@ verdict: violated

import heapwright.Heapwright;

public class Palindrome {
    public static void test(String s) {
        Heapwright.assume(s != null && s.length() == 3);
        boolean palindrome = true;
        for (int i = 0; i < s.length() / 2; i++) {
            palindrome &= s.charAt(i) == s.charAt(s.length() - 1 - i);
        }
        if (palindrome) {
            Heapwright.check(s.charAt(0) == s.charAt(2));
            Heapwright.check(!s.equals("oxo")); //~ VIOLATES assertion
        }
    }
}
