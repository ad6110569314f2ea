// A private field that a constructor gives what callers pass.
//@ check: FieldArrayGiven.store
//@ verdict: violated

public class FieldArrayGiven {
    static class T {}

    static class U extends T {}

    private final T[] kids;

    FieldArrayGiven(T[] kids) {
        this.kids = kids;
    }

    void store(T t) {
        if (kids != null && kids.length == 1 && t != null) {
            kids[0] = t; //~ VIOLATES ArrayStoreException
        }
    }
}
