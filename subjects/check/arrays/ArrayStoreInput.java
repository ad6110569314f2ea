//@ check: ArrayStoreInput.store
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** An array of a supertype may have been made for a subtype. */
public class ArrayStoreInput {
    static class Fruit {}

    static final class Apple extends Fruit {}

    public static void store(Fruit[] a) {
        Heapwright.assume(a != null && a.length == 1);
        a[0] = new Fruit(); //~ VIOLATES ArrayStoreException
    }
}
