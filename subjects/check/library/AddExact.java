//@ check: AddExact.add
//@ verdict: violated

import heapwright.Heapwright;

/** Thrown in the library, reported where it was called. */
public class AddExact {
    public static void add(int x, int y) {
        int sum = Math.addExact(x, y); //~ VIOLATES ArithmeticException
        Heapwright.check(sum == (long) x + y);
    }
}
