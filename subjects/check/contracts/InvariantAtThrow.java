//@ check: InvariantAtThrow.step
//@ verdict: violated
//@ paths: 4
//@ violated: 2

import heapwright.Invariant;
import java.io.IOException;

/** Invariants by name and by annotation hold together, also when the method ends by an announced exception. */
public class InvariantAtThrow {
    private int count;

    boolean repOK() {
        return count < 100;
    }

    @Invariant
    boolean isPositive() {
        return count > 0;
    }

    public void step(boolean fail) throws IOException {
        count--;
        if (fail) {
            throw new IOException(); //~ VIOLATES invariant
        }
        count += 2;
    } //~ VIOLATES invariant
}
