// Where the exact class of an object is asked for, it may be any that the program compares it with; one class stands for all
// others, and the claim says so; also where a call has settled before that the object is of no class on the class path.
//@ check: ExactClass.notAnArray
//@ violations: 1
//@ check: ExactClass.named
//@ violations: none
//@ verdict: verified-within-limits
//@ world: where getClass is called on a java.lang.Object, one class stands for all that the program does not name
//@ check: ExactClass.namedLate
//@ violations: none
//@ verdict: verified-within-limits
//@ world: where getClass is called on a java.lang.Number, one class stands for all that the program does not name

/** Exact classes. */
public class ExactClass {
    static void notAnArray(Object o) {
        assert o == null || o.getClass() != long[].class; //~ VIOLATES assertion
    }

    static void named(Object o) {
        assert o == null || o.getClass().getName().length() < 200;
    }

    static void namedLate(Number n) {
        if (n != null) {
            int value = n.intValue();
            assert !n.getClass().getName().startsWith("java.") || value != 128;
        }
    }

    //@ check: ExactClass.comparedLate
    //@ violations: below
    static void comparedLate(Number n) {
        if (n != null) {
            int value = n.intValue();
            assert n.getClass() != Integer.class || value != 128; //~ VIOLATES assertion
        }
    }
}
