// What is compared with an object by equals could be of that object's class, too; and objects of classes outside the class path
// can be equal to others of quite another type.

public class EqualTypes {
    //@ check: EqualTypes.number
    //@ violations: below
    //@ verdict: violated
    static <T> void number(Number p, T q) {
        if (q == null) return;
        assert !q.equals(p) || (Object) q == p; //~ VIOLATES assertion
    }

    //@ check: EqualTypes.text
    //@ violations: below
    //@ verdict: violated
    static void text(Object p, CharSequence q) {
        if (p == null) return;
        assert !p.equals(q) || p == q; //~ VIOLATES assertion
    }

    //@ check: EqualTypes.ordered
    //@ violations: below
    //@ verdict: violated
    static void ordered(Object p, Comparable<?> q) {
        if (p == null) return;
        assert !p.equals(q) || p == q; //~ VIOLATES assertion
    }

    //@ check: EqualTypes.unlike
    //@ violations: below
    //@ verdict: violated
    static void unlike(CharSequence p, Number q) {
        if (p == null) return;
        assert !p.equals(q); //~ VIOLATES assertion
    }

    //@ check: EqualTypes.receiver
    //@ violations: below
    //@ verdict: violated
    static void receiver(Object p, Number q) {
        if (q == null) return;
        assert !q.equals(p) || p == q; //~ VIOLATES assertion
    }

    //@ check: EqualTypes.later
    //@ violations: below
    //@ verdict: violated
    static void later(Object p, Object q) {
        if (p == null || q == null || !p.equals(q)) return;
        if (q instanceof Number) assert p instanceof Number; //~ VIOLATES assertion
    }

    //@ check: EqualTypes.optional
    //@ violations: below
    //@ verdict: violated
    static void optional(Object p, java.util.Optional<?> q) {
        if (p == null || q == null || q.isPresent()) return;
        assert !p.equals(q) || p == q; //~ VIOLATES assertion
    }

    //@ check: EqualTypes.symmetric
    //@ violations: below
    //@ verdict: verified-within-limits
    //@ world: methods of classes outside the class path keep their contracts
    static void symmetric(Object p, Number q) {
        if (p == null || q == null) return;
        assert p.equals(q) == q.equals(p);
        assert !p.equals(q) || p.hashCode() == q.hashCode();
    }

    //@ check: EqualTypes.transitive
    //@ violations: below
    //@ verdict: verified-within-limits
    //@ world: methods of classes outside the class path keep their contracts
    static void transitive(Object p, Comparable<?> q, Comparable<?> r) {
        if (p == null || q == null || !q.equals(p) || !p.equals(r)) return;
        assert q.equals(r);
    }

    //@ check: EqualTypes.thrown
    //@ violations: below
    //@ verdict: violated
    static void thrown(Object p) throws Exception {
        if (p == null || p.getClass() == int[].class) return;
        if (p instanceof Exception e) {
            throw e; //~ VIOLATES RuntimeException, AssumptionViolated
        }
    }
}
