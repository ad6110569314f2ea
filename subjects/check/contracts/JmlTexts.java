//@ check: JmlTexts.abs
//@ verdict: incomplete
//@ gap-names: @Ensures("\\result > 0") of int JmlTexts.abs(int)
//
//@ check: JmlTexts.first
//@ verdict: incomplete
//@ gap-names: @NonNull o of
//
//@ check: JmlTexts.plain
//@ verdict: verified

import heapwright.Ensures;
import heapwright.NonNull;
import heapwright.Pure;

/** Conditions in JML, and what else annotations promise, are not checked: the report says so. */
public class JmlTexts {
    @Ensures("\\result > 0")
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    @Pure
    static Object first(@NonNull Object o) {
        return o;
    }

    static int plain(int x) {
        return x;
    }
}
