// What the contract of compareTo promises holds; nothing else does.
//@ check: Orders.opposite
//@ violations: none
//@ verdict: verified-within-limits
//@ world: methods of classes outside the class path keep their contracts
//@ check: Orders.transitive
//@ violations: none
//@ verdict: verified-within-limits
//@ world: methods of classes outside the class path keep their contracts
//@ check: Orders.equal
//@ violations: none
//@ verdict: verified-within-limits
//@ world: methods of classes outside the class path keep their contracts

public class Orders {
    @SuppressWarnings("unchecked")
    static int compare(Object a, Object b) {
        return Integer.signum(((Comparable<Object>) a).compareTo(b));
    }

    static void opposite(Comparable<?> a, Comparable<?> b) {
        if (a != null && b != null) {
            assert compare(a, b) == -compare(b, a);
        }
    }

    static void transitive(Comparable<?> a, Comparable<?> b, Comparable<?> c) {
        if (a != null && b != null && c != null && compare(a, b) > 0 && compare(b, c) > 0) {
            assert compare(a, c) > 0;
        }
    }

    static void equal(Comparable<Object> a, Comparable<Object> b) {
        if (a != null && b != null && a.equals(b)) {
            assert a.compareTo(b) == 0;
        }
    }
}
