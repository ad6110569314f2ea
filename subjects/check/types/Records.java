//@ check: Records.equality
//@ verdict: verified
//@ paths: 2

import heapwright.Heapwright;

public class Records {
    record Point(int x, int y) {}

    public static void equality(int a, int b) {
        Point first = new Point(a, 1);
        Point second = new Point(b, 1);
        if (a == b) {
            Heapwright.check(first.equals(second));
        } else {
            Heapwright.check(!first.equals(second));
        }
    }
}
