// A comparable number is one of the JDK's.
//@ check: TwoTypesNumber.both
//@ verdict: violated

public class TwoTypesNumber {
    static void both(Comparable<?> comparable) {
        if (comparable instanceof Number) {
            assert comparable.hashCode() >= 0; //~ VIOLATES assertion
        }
    }
}
