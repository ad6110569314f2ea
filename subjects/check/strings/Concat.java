//@ check: Concat.join  string=2
//@ exit: 0

import heapwright.Heapwright;

public class Concat {
    public static void join(String s, String t) {
        Heapwright.assume(s != null && t != null);
        String joined = s + t;
        Heapwright.check(joined.length() == s.length() + t.length());
        Heapwright.check(joined.startsWith(s) && joined.endsWith(t));
    }
}
