//@ check: CaughtInside.divide
//@ verdict: verified
//@ paths: 2
//@ returned: 2

import heapwright.Heapwright;

public class CaughtInside {
    public static int divide(int x) {
        try {
            return 10 / x;
        } catch (ArithmeticException caught) {
            Heapwright.check(x == 0);
            return -1;
        }
    }
}
