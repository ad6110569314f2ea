//@ check: RingBuffer.addFirst
//@ exit: 0
//@ check: RingBuffer.addLast
//@ exit: 0
//@ check: RingBuffer.removeFirst
//@ exit: 0
//@ check: RingBuffer.removeLast
//@ exit: 0

/** A double-ended queue in a circular array; it refuses when it is full. */
public class RingBuffer {
    private int[] slots;
    private int head;
    private int size;

    boolean repOK() {
        return slots != null && 0 <= head && head < slots.length && 0 <= size && size <= slots.length;
    }

    public boolean addFirst(int value) {
        if (size == slots.length) {
            return false;
        }
        head = head == 0 ? slots.length - 1 : head - 1;
        slots[head] = value;
        size++;
        return true;
    }

    public boolean addLast(int value) {
        if (size == slots.length) {
            return false;
        }
        slots[at(size)] = value;
        size++;
        return true;
    }

    public int removeFirst(int ifEmpty) {
        if (size == 0) {
            return ifEmpty;
        }
        int value = slots[head];
        head = at(1);
        size--;
        return value;
    }

    public int removeLast(int ifEmpty) {
        if (size == 0) {
            return ifEmpty;
        }
        size--;
        return slots[at(size)];
    }

    /** The slot of the element with that number. */
    private int at(int offset) {
        int room = slots.length - head;
        return offset < room ? head + offset : offset - room;
    }
}
