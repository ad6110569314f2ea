import heapwright.Ensures;
import heapwright.NonNull;
import heapwright.Pure;

/** Conditions in JML, in annotations. */
public class JmlTexts {
    //@ check: JmlTexts.abs
    //@ verdict: violated
    //@ violations: below
    //@ replayed
    @Ensures("\\result > 0")
    static int abs(int x) {
        return x < 0 ? -x : x; //~ VIOLATES ensures
    }

    //@ check: JmlTexts.first
    //@ verdict: verified
    //@ violations: none
    @Pure
    static Object first(@NonNull Object o) {
        assert o != null;
        return o;
    }

    //@ check: JmlTexts.plain
    //@ verdict: verified
    //@ violations: none
    static int plain(int x) {
        return x;
    }
}
