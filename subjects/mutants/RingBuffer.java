/** A queue in a circular array that grows. Mutants of {@code enqueue}: wrapping, copying, the full and the empty buffer. */
//@ test: RingBuffer.enqueue array=5 tests=200
public class RingBuffer {
    static final int MOST = 5;

    int[] slots;
    int head;
    int count;

    boolean repOK() {
        return slots != null && slots.length > 0 && slots.length <= MOST && head >= 0 && head < slots.length
            && count >= 0 && count <= slots.length;
    }

    /** Appends a number; the number of the slot that it got. */
    int enqueue(int value) {
        if (count == slots.length) grow();
        //~ MUTANT
        //~ MUTANT: if (count == slots.length - 1) grow();
        //~ MUTANT: if (count >= slots.length - 1) grow();
        //~ MUTANT: if (count > slots.length) grow();
        //~ MUTANT: if (count == slots.length && head == 0) grow();
        int slot = head + count;
        //~ MUTANT: int slot = count;
        //~ MUTANT: int slot = head + count + 1;
        //~ MUTANT: int slot = head + count - 1;
        if (slot >= slots.length) slot -= slots.length;
        //~ MUTANT
        //~ MUTANT: if (slot > slots.length) slot -= slots.length;
        //~ MUTANT: if (slot >= slots.length) slot = 0;
        //~ MUTANT: if (slot >= slots.length) slot -= slots.length - 1;
        slots[slot] = value;
        //~ MUTANT
        //~ MUTANT: slots[head] = value;
        //~ MUTANT: slots[count] = value;
        count++;
        //~ MUTANT
        //~ MUTANT: count = slot + 1;
        return slot;
        //~ MUTANT: return count;
        //~ MUTANT: return head;
    }

    private void grow() {
        if (count == MOST) throw new IllegalStateException("full");
        //~ MUTANT
        //~ MUTANT: if (count == MOST - 1) throw new IllegalStateException("full");
        int[] larger = new int[Math.min(2 * slots.length, MOST)];
        //~ MUTANT: int[] larger = new int[2 * slots.length];
        //~ MUTANT: int[] larger = new int[Math.min(slots.length + 1, MOST)];
        //~ MUTANT: int[] larger = new int[slots.length];
        int behind = slots.length - head;
        //~ MUTANT: int behind = slots.length;
        //~ MUTANT: int behind = slots.length - head - 1;
        System.arraycopy(slots, head, larger, 0, behind);
        //~ MUTANT: System.arraycopy(slots, 0, larger, 0, behind);
        //~ MUTANT: System.arraycopy(slots, head, larger, head, behind);
        System.arraycopy(slots, 0, larger, behind, head);
        //~ MUTANT
        //~ MUTANT: System.arraycopy(slots, 0, larger, 0, head);
        //~ MUTANT: System.arraycopy(slots, 0, larger, behind, behind);
        slots = larger;
        //~ MUTANT
        head = 0;
        //~ MUTANT
    }
}
