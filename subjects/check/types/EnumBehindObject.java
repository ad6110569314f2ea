//@ check: EnumBehindObject.obj
//@ verdict: violated
//@ replayed
//@ violations: below

import java.io.Serializable;

/** A constant of an enumeration, of which nothing but its class is looked at. */
public class EnumBehindObject {
    enum Level {
        LOW,
        HIGH {
            @Override
            int rank() {
                return 2;
            }
        };

        int rank() {
            return 1;
        }
    }

    static class Holder {
        Object held;
    }

    static void obj(Object o) {
        assert !(o instanceof Level); //~ VIOLATES assertion
    }

    //@ check: EnumBehindObject.cast
    //@ verdict: violated
    //@ replayed
    //@ violations: below
    static void cast(Serializable s) {
        if (s instanceof Comparable && s instanceof Enum<?>) {
            Level level = (Level) s; //~ VIOLATES ClassCastException
            assert false; //~ VIOLATES assertion
        }
    }

    //@ check: EnumBehindObject.field
    //@ verdict: violated
    //@ replayed
    //@ violations: below
    static void field(Holder h) {
        assert h == null || !(h.held instanceof Level); //~ VIOLATES assertion
    }

    //@ check: EnumBehindObject.any
    //@ verdict: verified-within-limits
    //@ world: no class outside the class path extends java.lang.Enum
    //@ violations: none
    static void any(Enum<?> e) {
        assert e == null || e.ordinal() < 4;
    }
}
