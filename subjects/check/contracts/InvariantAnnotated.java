//@ check: InvariantAnnotated.read
//@ exit: 0

import heapwright.Heapwright;
import heapwright.Invariant;

public class InvariantAnnotated {
    private int[] slots;
    private int size;

    @Invariant
    boolean isConsistent() {
        return slots != null && 0 <= size && size <= slots.length;
    }

    public int read() {
        Heapwright.check(size >= 0);
        return size == 0 ? 0 : slots[size - 1];
    }
}
