// Where the exact class of an object is asked for, it may be any that the program compares it with; one class stands for all
// others outside the class path, and the claim says so.
//@ check: ExactClass.notAnArray
//@ violations: 1
//@ check: ExactClass.named
//@ violations: none
//@ verdict: verified-within-limits
//@ world: where getClass is called on a java.lang.Object, one class stands for all outside the class path

/** Exact classes. */
public class ExactClass {
    static void notAnArray(Object o) {
        assert o == null || o.getClass() != long[].class; //~ VIOLATES assertion
    }

    static void named(Object o) {
        assert o == null || o.getClass().getName().length() < 200;
    }
}
