//@ check: StrangerOrArray.same
//@ verdict: violated
//@ replayed
//@ gaps: none
//
//@ check: StrangerOrArray.apart
//@ verdict: verified-within-limits
//@ violations: none

/** An object that is compared with an array may be that array; further arrays of arrays are not asked for. */
public class StrangerOrArray {
    static <T> void same(T first, T second) {
        if (first == null || second == null || !first.equals(first) || second.getClass() != Object[].class) {
            return;
        }
        assert first != second; //~ VIOLATES assertion
        assert !second.equals(first) || second.hashCode() == first.hashCode();
    }

    static <T> void apart(T first, T second) {
        if (first == null || second == null) {
            return;
        }
        assert second.getClass() != Object[].class || ((Object[]) (Object) second).length >= 0;
        assert first.equals(first);
        assert !second.equals(first) || second.hashCode() == first.hashCode();
    }
}
