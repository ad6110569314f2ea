//@ check: SaltedOrder.first
//@ verdict: verified-within-limits
//@ world: Set.of
//@ check: SaltedOrder.contains
//@ verdict: verified

import java.util.Set;

/** The order of Set.of differs from run to run; what it contains does not. */
public class SaltedOrder {
    public static String first() {
        return Set.of("a", "b", "c").iterator().next();
    }

    public static void contains() {
        assert Set.of("a", "b", "c").contains("b");
    }
}
