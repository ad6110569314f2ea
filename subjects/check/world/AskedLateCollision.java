// The hash code of "a" is that of other strings, too.
//@ check: AskedLateCollision.collide
//@ verdict: violated

public class AskedLateCollision {
    static void collide(Object o) {
        if (o != null && o.hashCode() == 'a' && o instanceof String) {
            assert o.equals("a"); //~ VIOLATES assertion
        }
    }
}
