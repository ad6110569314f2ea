//@ check: NoCommonSubtype.compare
//@ verdict: verified
//@ same: laziness

import heapwright.Heapwright;

/** Two interfaces that no class implements both. */
public class NoCommonSubtype {
    interface Source {}

    interface Target {}

    static final class Keyboard implements Source {}

    static final class Screen implements Target {}

    public static void compare(Source source, Target target) {
        Heapwright.assume(source != null && target != null);
        Heapwright.check(source != target);
    }
}
