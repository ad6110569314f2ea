// Whether an object is a string is asked after a method was called on it: the call has to be resolved for strings, too.
//@ check: AskedLate.string
//@ violations: 1
//@ verdict: violated

public class AskedLate {
    static void string(Object o) {
        if (o != null && o.hashCode() == 3) {
            assert !(o instanceof String); //~ VIOLATES assertion
        }
    }
}
