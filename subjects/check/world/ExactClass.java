// Where the exact class of an object is asked for, one class stands for all that nobody has seen, and the claim says so.
//@ check: ExactClass.notAnArray
//@ violations: none
//@ verdict: verified-within-limits
//@ world: where getClass is called on a java.lang.Object, one class stands for all that the program does not name

/** Exact classes. */
public class ExactClass {
    static void notAnArray(Object o) {
        assert o == null || o.getClass() != long[].class;
    }
}
