// Comparable objects are of classes outside the class path, or of one that is asked for.
//@ check: AskedOfComparable.whole
//@ verdict: violated

public class AskedOfComparable {
    static int whole(Comparable<?> c) {
        if (c != null && c.hashCode() > 0 && c instanceof Integer) {
            assert (Integer) c != 7; //~ VIOLATES assertion
            return 1;
        }
        return 0;
    }
}
