// Equal strings have equal hash codes.
//@ check: EqualHash.strings
//@ violations: none
//@ gaps: none

public class EqualHash {
    static void strings(String one, String two) {
        if (one != null && one.equals(two)) {
            assert one.hashCode() == two.hashCode();
        }
    }
}
