// What a contract gives in the place of a body can be an object that was there before the call, and none that is made after it:
// Figure 5 of Bogor/Kiasan, with what follows from it.

/** A wrapper. */
public class ContextVersions {
    MyInt myInt;

    /** What is wrapped. */
    static class MyInt {
        int f;
    }

    //@ requires m != null;
    //@ assignable \nothing;
    //@ ensures \result != null && \fresh(\result) && \result.myInt != null;
    static ContextVersions bar(MyInt m) {
        ContextVersions w = new ContextVersions();
        w.myInt = m;
        return w;
    }

    //@ assignable \nothing;
    //@ ensures \result != null;
    static native ContextVersions some();

    //@ assignable \nothing;
    //@ ensures \result != null && \fresh(\result);
    static native MyInt make();

    //@ requires w != null;
    //@ assignable w.myInt;
    static native void fill(ContextVersions w, MyInt m);

    //@ assignable \nothing;
    //@ ensures \result == this;
    final ContextVersions self() {
        return this;
    }

    //: check: ContextVersions.same  source=ContextVersions.java contract=ContextVersions.self
    //: verdict: verified-within-limits
    //: violations: none
    void same() {
        myInt = new MyInt();
        assert self() == this && self().myInt == myInt;
    }

    // The figure: the object that was made before the call can be what the result holds.
    //: check: ContextVersions.foo  source=ContextVersions.java contract=ContextVersions.bar
    //: verdict: violated
    //: violations: below
    //@ requires wrapper != null && wrapper.myInt != null;
    static void foo(ContextVersions wrapper) {
        MyInt m = new MyInt();
        int tmp = wrapper.myInt.f;
        ContextVersions w = bar(m);
        assert w.myInt != m; //~ VIOLATES assertion
    }

    // It need not be.
    //: check: ContextVersions.other  source=ContextVersions.java contract=ContextVersions.bar
    //: verdict: violated
    //: violations: below
    static void other() {
        MyInt m = new MyInt();
        ContextVersions w = bar(m);
        assert w.myInt == m; //~ VIOLATES assertion
    }

    // An object that is made after the call is nowhere in what it gave.
    //: check: ContextVersions.later  source=ContextVersions.java contract=ContextVersions.bar
    //: verdict: verified-within-limits
    //: violations: none
    static void later() {
        ContextVersions w = bar(new MyInt());
        MyInt later = new MyInt();
        assert w.myInt != later;
    }

    // An object that the call cannot reach is nowhere in what it gave.
    //: check: ContextVersions.unreachable  source=ContextVersions.java contract=ContextVersions.bar
    //: verdict: verified-within-limits
    //: violations: none
    static void unreachable() {
        MyInt mine = new MyInt();
        ContextVersions w = bar(new MyInt());
        assert w.myInt != mine;
    }

    // A fresh object is none of the input.
    //: check: ContextVersions.fresh  source=ContextVersions.java contract=ContextVersions.bar
    //: verdict: verified-within-limits
    //: violations: none
    //@ requires wrapper != null && m != null;
    static void fresh(ContextVersions wrapper, MyInt m) {
        ContextVersions w = bar(m);
        assert w != wrapper;
    }

    // What it holds can be of the input.
    //: check: ContextVersions.shared  source=ContextVersions.java contract=ContextVersions.bar
    //: verdict: violated
    //: violations: below
    //@ requires wrapper != null && m != null;
    static void shared(ContextVersions wrapper, MyInt m) {
        ContextVersions w = bar(m);
        assert w.myInt != wrapper.myInt; //~ VIOLATES assertion
    }

    // An object that is not said to be fresh can be of the input, and of an earlier call.
    //: check: ContextVersions.known  source=ContextVersions.java
    //: verdict: violated
    //: violations: below
    static void known(ContextVersions wrapper) {
        assert some() != wrapper; //~ VIOLATES assertion
    }

    //: check: ContextVersions.twice  source=ContextVersions.java
    //: verdict: violated
    //: violations: below
    static void twice() {
        ContextVersions first = some();
        ContextVersions second = some();
        assert first != second; //~ VIOLATES assertion
    }

    // Two fresh objects are two.
    //: check: ContextVersions.twoFresh  source=ContextVersions.java
    //: verdict: verified-within-limits
    //: violations: none
    static void twoFresh() {
        MyInt first = make();
        MyInt second = make();
        assert first != second;
    }

    // A field that is assigned can hold what the call could reach.
    //: check: ContextVersions.filled  source=ContextVersions.java
    //: verdict: violated
    //: violations: below
    //@ requires w != null;
    static void filled(ContextVersions w) {
        MyInt m = new MyInt();
        fill(w, m);
        assert w.myInt != m; //~ VIOLATES assertion
    }

    // And nothing that is made later.
    //: check: ContextVersions.filledBefore  source=ContextVersions.java
    //: verdict: verified-within-limits
    //: violations: none
    //@ requires w != null;
    static void filledBefore(ContextVersions w) {
        fill(w, null);
        MyInt m = new MyInt();
        assert w.myInt != m;
    }

    // Contracts of callers: what a callee has made is fresh, too.
    //: check: ContextVersions.passedOn  source=ContextVersions.java
    //: verdict: verified-within-limits
    //: violations: none
    //@ assignable \nothing;
    //@ ensures \fresh(\result);
    static MyInt passedOn() {
        MyInt made = make();
        made.f = 3;
        return made;
    }

    // What is not said to be fresh may have been there.
    //: check: ContextVersions.notFresh  source=ContextVersions.java
    //: verdict: violated
    //: violations: below
    //@ ensures \fresh(\result);
    static ContextVersions notFresh() {
        return some(); //~ VIOLATES postcondition
    }

    // Nor may it be written.
    //: check: ContextVersions.written  source=ContextVersions.java
    //: verdict: violated
    //: violations: below
    //@ assignable \nothing;
    static void written() {
        some().myInt = null;
    } //~ VIOLATES frame
}
