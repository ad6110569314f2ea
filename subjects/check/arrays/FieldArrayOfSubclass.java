// An array in a field may have been made for a subclass, unless its class makes it itself.
//@ check: FieldArrayOfSubclass.store
//@ violations: 1
//@ verdict: violated
//@ check: FieldArrayOfSubclass.own
//@ violations: none

public class FieldArrayOfSubclass {
    static class T {}

    static class U extends T {}

    T[] kids;
    private T[] own = new T[2];

    void store(T t) {
        if (kids != null && kids.length == 1 && t != null) {
            kids[0] = t; //~ VIOLATES ArrayStoreException
        }
    }

    void own(T t) {
        if (own != null && own.length == 1 && t != null) {
            own[0] = t;
        }
    }
}
