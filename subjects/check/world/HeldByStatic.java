// A caller can pass what a static field holds that it sees.
//@ check: HeldByStatic.lock
//@ violations: 1
//@ verdict: violated
//@ replayed
//@ check: HeldByStatic.inside
//@ violations: none
//@ check: HeldByStatic.number
//@ violations: none
//@ verdict: verified

public class HeldByStatic {
    static final Object LOCK = new Object();
    static final HeldByStatic FIRST = new HeldByStatic(7);
    final int number;

    HeldByStatic(int number) {
        this.number = number;
    }

    static void lock(Object o) {
        assert o != LOCK; //~ VIOLATES assertion
    }

    static int inside(Object[] objects) {
        if (objects != null && objects.length > 1 && objects[0] == LOCK) {
            assert objects[0] != null && !(objects[0] instanceof String);
            return objects[1] == objects[0] ? 2 : 1;
        }
        return 0;
    }

    static void number(HeldByStatic held) {
        if (held == FIRST) {
            assert held.number == 7;
        }
    }
}
