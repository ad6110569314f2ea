//@ check: CommonSubtype.compare
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

/** Two interfaces with a class in common. */
public class CommonSubtype {
    interface Readable {}

    interface Writable {}

    static final class File implements Readable, Writable {}

    static final class Screen implements Writable {}

    public static void compare(Readable source, Writable target) {
        Heapwright.assume(source != null && target != null);
        Heapwright.check(source != target); //~ VIOLATES assertion
    }
}
