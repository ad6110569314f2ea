// What a comparator promises holds, and nothing else does.

import java.util.Comparator;

public class Laws {
    static int compare(Comparator<Object> c, Object a, Object b) {
        return Integer.signum(c.compare(a, b));
    }

    //@ check: Laws.opposite
    //@ verdict: verified-within-limits
    //@ violations: none
    //@ world: methods of classes outside the class path keep their contracts
    public static void opposite(Comparator<Object> c, Object a, Object b) {
        if (c != null) {
            assert compare(c, a, b) == -compare(c, b, a);
        }
    }

    //@ check: Laws.transitive
    //@ verdict: verified-within-limits
    //@ violations: none
    public static void transitive(Comparator<Object> c, Object x, Object y, Object z) {
        if (c != null && c.compare(x, y) > 0 && c.compare(y, z) >= 0) {
            assert c.compare(x, z) > 0;
        }
    }

    //@ check: Laws.repeated
    //@ verdict: verified-within-limits
    //@ violations: none
    public static void repeated(Comparator<Object> c, Object a, Object b) {
        if (c != null) {
            assert c.compare(a, b) == c.compare(a, b);
        }
    }

    //@ check: Laws.same
    //@ verdict: verified-within-limits
    //@ violations: none
    /** One object has one place. */
    public static void same(Comparator<Object> c, Object a, Object b) {
        if (c != null && c.compare(a, b) != 0) {
            assert a != b;
        }
    }

    //@ check: Laws.apart
    //@ violations: below
    //@ replayed
    /** Two objects may have one place. */
    public static void apart(Comparator<Object> c, Object a, Object b) {
        if (c != null && c.compare(a, b) == 0) {
            assert a == b; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.small
    //@ violations: below
    //@ replayed
    /** Only the sign is promised. */
    public static void small(Comparator<Object> c, Object a, Object b) {
        if (c != null) {
            assert c.compare(a, b) != Integer.MAX_VALUE; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.consistent
    //@ violations: below
    //@ replayed
    /** Equal objects may have two places. */
    public static void consistent(Comparator<Object> c, Object a, Object b) {
        if (c != null && a != null && a.equals(b)) {
            assert c.compare(a, b) == 0; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.two
    //@ violations: below
    //@ replayed
    /** Two comparators give two orders. */
    public static void two(Comparator<Object> c, Comparator<Object> d, Object a, Object b) {
        if (c != null && d != null && c.compare(a, b) < 0) {
            assert d.compare(a, b) < 0; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.boxes
    //@ violations: below
    //@ replayed
    public static void boxes(Comparator<Integer> c, Integer a, Integer b) {
        if (c != null && a != null && b != null && a < b) {
            assert c.compare(a, b) < 0; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.texts
    //@ violations: below
    //@ replayed
    public static void texts(Comparator<String> c, String a, String b) {
        if (c != null && a != null && b != null && c.compare(a, b) > 0) {
            assert a.length() > b.length(); //~ VIOLATES assertion
        }
    }

    //@ check: Laws.nulls
    //@ violations: below
    //@ replayed
    public static void nulls(Comparator<Object> c, Object a) {
        if (c != null && c.compare(a, null) > 0 && c.compare(null, null) == 0) {
            assert a == null; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.made
    //@ violations: below
    //@ replayed
    public static void made(Comparator<Object> c, Object a) {
        Object mine = new Object();
        if (c != null && c.compare(a, mine) < 0) {
            assert c.compare("x", mine) < 0; //~ VIOLATES assertion
        }
    }

    //@ check: Laws.reversed
    //@ verdict: verified-within-limits
    //@ violations: none
    //@ world: which only the JDK makes
    public static void reversed(Comparator<Object> c, Object a, Object b) {
        if (c != null && c.compare(a, b) < 0) {
            assert c.reversed().compare(a, b) > 0;
        }
    }

    //@ check: Laws.cached
    //@ verdict: verified-within-limits
    //@ violations: none
    /** Boxes from the cache are one object. */
    public static void cached(Comparator<Object> c, byte b) {
        if (c != null) {
            assert c.compare((int) b, (int) b) == 0;
        }
    }

    //@ check: Laws.oneOfTwo
    //@ verdict: verified-within-limits
    //@ violations: none
    /** Of two comparators that may be one. */
    public static void oneOfTwo(Comparator<Object> c, Comparator<Object> d, Object a, Object b) {
        if (c != null && d != null && c.compare(a, b) < 0 && d.compare(a, b) > 0) {
            assert c != d;
        }
    }
}
