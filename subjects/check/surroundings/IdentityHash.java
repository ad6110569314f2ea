//@ check: IdentityHash.differ
//@ verdict: verified-within-limits
//@ world: identity hash codes
//@ check: IdentityHash.first
//@ verdict: verified-within-limits
//@ world: identity hash codes

import java.util.HashSet;
import java.util.Set;

/** Two objects may have the same identity hash code, and sets order by it. */
public class IdentityHash {
    public static void differ() {
        assert new Object().hashCode() != new Object().hashCode();
    }

    public static Object first() {
        Object a = new Object();
        Object b = new Object();
        Set<Object> both = new HashSet<>();
        both.add(a);
        both.add(b);
        return both.iterator().next();
    }
}
