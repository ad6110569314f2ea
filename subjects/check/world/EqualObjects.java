// Two equal objects need not be the same: objects of classes outside the class path are equal as they like.
//@ check: EqualObjects.eq
//@ violations: 1
//@ verdict: violated
//@ check: EqualObjects.hash
//@ violations: none
//@ verdict: verified-within-limits
//@ world: identity hash codes
//@ check: EqualObjects.symmetric
//@ violations: none
//@ verdict: verified-within-limits
//@ world: methods of classes outside the class path keep their contracts
//@ check: EqualObjects.transitive
//@ violations: none
//@ verdict: verified-within-limits
//@ world: methods of classes outside the class path keep their contracts
//@ check: EqualObjects.text
//@ violations: none
//@ verdict: verified-within-limits

public class EqualObjects {
    static void eq(Object o, Object p) {
        if (o != null && p != null && o.equals(p)) {
            assert o == p; //~ VIOLATES assertion
        }
    }

    //@ check: EqualObjects.array
    //@ violations: below
    static void array(int[] numbers, Object o) {
        if (numbers != null && o != null) {
            assert !o.equals(numbers); //~ VIOLATES assertion
        }
    }

    static void hash(Object o, Object p) {
        if (o != null && o.equals(p)) {
            assert o.hashCode() == p.hashCode();
        }
    }

    static void symmetric(Object o, Object p) {
        if (o != null && p != null) {
            assert o.equals(p) == p.equals(o);
        }
    }

    static void transitive(Object o, Object p, Object q) {
        if (o != null && p != null && o.equals(p) && p.equals(q)) {
            assert o.equals(q);
        }
    }

    static void text(Object o) {
        assert o == null || o.toString() != null && o.toString().equals(o.toString());
    }
}
