//@ check: ComparedThenCalled.one
//@ verdict: violated
//@ gaps: none
//@ replayed
//@ violations: below

/** An object that is compared, and so exists, before a call on it reads fields that its declared type has none of. */
public class ComparedThenCalled {
    interface Marker {
        int mark();
    }

    static final class Marked implements Marker {
        int mark;

        @Override
        public int mark() {
            return mark;
        }
    }

    interface Sign {
        int mark();
    }

    abstract static class Common implements Sign {
        int mark;

        @Override
        public int mark() {
            return mark;
        }
    }

    static class Left extends Common {}

    static class Right extends Common {}

    static void one(Marker p, Object q) {
        if (p == null || q == null) {
            return;
        }
        assert p != q; //~ VIOLATES assertion
        assert p.mark() != 7; //~ VIOLATES assertion
    }

    //@ check: ComparedThenCalled.common
    //@ verdict: violated
    //@ gaps: none
    //@ replayed
    //@ violations: below
    static void common(Sign p, Object q) {
        if (p == null || q == null) {
            return;
        }
        assert p != q; //~ VIOLATES assertion
        assert p.mark() != 7; //~ VIOLATES assertion
    }
}
