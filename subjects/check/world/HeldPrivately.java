// What a private field holds may have been given to a caller, or not: that is not explored, and said.
//@ check: HeldPrivately.lock
//@ violations: none
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds

public class HeldPrivately {
    private static final Object LOCK = new Object();

    static void lock(Object o) {
        assert o != LOCK;
    }
}
