// Invariants of what callees are given are checked at calls and hold afterwards; constructors make objects that keep them.

/** Calls of such methods. */
public class CalleesKept {
    static int made;
    //@ static invariant made >= 0;

    /** A class with an invariant. */
    static class Positive {
        int number;
        //@ invariant number > 0;

        //@ requires start > 0;
        //@ ensures number == start;
        Positive(int start) {
            number = start;
        }

        //@ ensures number >= 5;
        Positive() {
            number = 7;
        }
    }

    //@ assignable positive.number;
    //@ ensures positive != null ==> \result == positive.number;
    static native int change(Positive positive);

    //@ assignable made;
    static native void count();

    //: check: CalleesKept.changes  source=CalleesKept.java
    //: verdict: verified-within-limits
    //: violations: none
    static void changes(Positive positive) {
        if (positive != null) {
            assert change(positive) > 0;
        }
    }

    //: check: CalleesKept.breaks  source=CalleesKept.java
    //: verdict: violated
    //: violations: below
    //@ requires positive != null;
    static void breaks(Positive positive) {
        positive.number = 0;
        change(positive); //~ VIOLATES precondition
    }

    //: check: CalleesKept.counts  source=CalleesKept.java
    //: verdict: verified-within-limits
    //: violations: none
    static void counts() {
        count();
        assert made >= 0;
    }

    //: check: CalleesKept.miscounts  source=CalleesKept.java
    //: verdict: violated
    //: violations: below
    static void miscounts() {
        made = -1;
        count(); //~ VIOLATES precondition
    }

    //: check: CalleesKept.makes  source=CalleesKept.java contract=CalleesKept$Positive
    //: verdict: verified-within-limits
    //: violations: none
    static void makes(int start) {
        if (start > 2) {
            assert new Positive(start).number == start;
        }
        assert new Positive().number > 4;
    }

    // The contract says less than the body.
    //: check: CalleesKept.makesSome  source=CalleesKept.java contract=CalleesKept$Positive
    //: verdict: violated
    //: violations: below
    static void makesSome() {
        assert new Positive().number == 7; //~ VIOLATES assertion
    }

    //: check: CalleesKept.makesNone  source=CalleesKept.java contract=CalleesKept$Positive
    //: verdict: violated
    //: violations: below
    static void makesNone() {
        new Positive(0); //~ VIOLATES precondition
    }

    //@ requires positive != null;
    //@ assignable positive.*;
    static native void renew(Positive positive);

    //@ assignable CalleesKept.*;
    static native void reset();

    // All of its fields may change, and its invariant holds.
    //: check: CalleesKept.renews  source=CalleesKept.java
    //: verdict: violated
    //: violations: below
    //@ requires positive != null && positive.number == 3;
    static void renews(Positive positive) {
        renew(positive);
        assert positive.number > 0;
        assert positive.number == 3; //~ VIOLATES assertion
    }

    //: check: CalleesKept.resets  source=CalleesKept.java
    //: verdict: violated
    //: violations: below
    static void resets() {
        int before = made;
        reset();
        assert made >= 0;
        assert made == before; //~ VIOLATES assertion
    }
}
