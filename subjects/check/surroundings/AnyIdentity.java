//@ check: AnyIdentity.differ  environment=any
//@ verdict: violated
//@ violations: 1
//@ check: AnyIdentity.same  environment=any
//@ verdict: verified
//@ violations: none
//@ check: AnyIdentity.processors  environment=any
//@ verdict: verified
//@ violations: none

/** Two objects may have the same identity hash code; one object has one. */
public class AnyIdentity {
    public static void differ() {
        assert new Object().hashCode() != new Object().hashCode(); //~ VIOLATES assertion
    }

    public static void same() {
        Object one = new Object();
        assert one.hashCode() == System.identityHashCode(one);
        assert one.hashCode() >= 0;
    }

    public static void processors() {
        assert Runtime.getRuntime().availableProcessors() > 0;
    }
}
