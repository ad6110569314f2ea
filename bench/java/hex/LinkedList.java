package hex;

import java.util.NoSuchElementException;

/** P1: a list of ints as a doubly linked ring through a header, which holds no element. */
public class LinkedList {
    Entry header = new Entry(0);
    int size;

    int _initialSize;
    int _known;
    boolean _closed;

    static final class Entry {
        int element;
        Entry next = this;
        Entry previous = this;

        Entry(int element) {
            this.element = element;
        }
    }

    /**
     * Whether the ring is closed, linked both ways, and as long as it says. Since every entry is asked for its predecessor, the walk
     * comes to no entry twice but to the header.
     */
    boolean repOK() {
        if (header == null) {
            return false;
        }
        int count = 0;
        Entry entry = header;
        do {
            Entry next = entry.next;
            if (next == null || next.previous != entry) {
                return false;
            }
            entry = next;
            count++;
        } while (entry != header);
        return size == count - 1;
    }

    public boolean add(int element) {
        addBefore(element, header);
        return true;
    }

    public void addFirst(int element) {
        addBefore(element, header.next);
    }

    public void addLast(int element) {
        addBefore(element, header);
    }

    public int get(int index) {
        return entry(index).element;
    }

    public int set(int index, int element) {
        Entry entry = entry(index);
        int old = entry.element;
        entry.element = element;
        return old;
    }

    public int remove(int index) {
        return unlink(entry(index));
    }

    public int removeFirst() {
        return unlink(header.next);
    }

    public int removeLast() {
        return unlink(header.previous);
    }

    public int indexOf(int element) {
        int index = 0;
        for (Entry entry = header.next; entry != header; entry = entry.next) {
            if (entry.element == element) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public int lastIndexOf(int element) {
        int index = size;
        for (Entry entry = header.previous; entry != header; entry = entry.previous) {
            index--;
            if (entry.element == element) {
                return index;
            }
        }
        return -1;
    }

    public void clear() {
        header.next = header;
        header.previous = header;
        size = 0;
    }

    public int size() {
        return size;
    }

    /** The entry at an index, from the nearer end. */
    private Entry entry(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Entry entry = header;
        if (index < size >> 1) {
            for (int at = 0; at <= index; at++) {
                entry = entry.next;
            }
        } else {
            for (int at = size; at > index; at--) {
                entry = entry.previous;
            }
        }
        return entry;
    }

    private void addBefore(int element, Entry place) {
        Entry added = new Entry(element);
        added.next = place;
        added.previous = place.previous;
        added.previous.next = added;
        added.next.previous = added;
        size++;
    }

    private int unlink(Entry entry) {
        if (entry == header) {
            throw new NoSuchElementException();
        }
        entry.previous.next = entry.next;
        entry.next.previous = entry.previous;
        size--;
        return entry.element;
    }
}
