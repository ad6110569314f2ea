// Classes outside the class path could extend a class, and override what is called on inputs; not one that is final or private.
//@ check: Extended.open
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends Extended$Open
//@ check: Extended.closed
//@ verdict: verified
//@ check: Extended.hidden
//@ verdict: verified
//@ check: Extended.fields
//@ verdict: verified
//@ check: Extended.whole
//@ verdict: verified
//@ check: Extended.cases
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends Extended$Open

public class Extended {
    static class Open {
        int value;

        int one() {
            return 1;
        }

        final int two() {
            return 2;
        }
    }

    static final class Closed extends Open {
        int one() {
            return 1;
        }
    }

    private static class Hidden {
        int one() {
            return 1;
        }
    }

    static void open(Open open) {
        assert open == null || open.one() == 1;
    }

    static void closed(Closed closed) {
        assert closed == null || closed.one() == 1;
    }

    static void hidden(Hidden hidden) {
        assert hidden == null || hidden.one() == 1;
    }

    /** What fields hold does not depend on the class. */
    static void fields(Open open) {
        assert open == null || open.value == open.value;
    }

    static void whole(Open open) {
        assert open == null || open.two() == 2;
    }

    /** An object of another class would be neither. */
    static void cases(Open open) {
        if (open != null && open.getClass() != Closed.class) {
            assert open.getClass() == Open.class;
        }
    }
}
