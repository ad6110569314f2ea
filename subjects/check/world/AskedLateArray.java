// The same for an array.
//@ check: AskedLateArray.array
//@ verdict: violated

public class AskedLateArray {
    static void array(Object o) {
        if (o != null && o.equals(o)) {
            assert !(o instanceof int[]); //~ VIOLATES assertion
        }
    }
}
