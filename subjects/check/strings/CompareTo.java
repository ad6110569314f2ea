//@ check: CompareTo.order  string=2
//@ exit: 0

import heapwright.Heapwright;

public class CompareTo {
    public static void order(String s, String t) {
        Heapwright.assume(s != null && t != null);
        int order = s.compareTo(t);
        Heapwright.check((order == 0) == s.equals(t));
        if (s.isEmpty() && !t.isEmpty()) {
            Heapwright.check(order < 0);
        }
    }
}
