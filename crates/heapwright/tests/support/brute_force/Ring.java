import heapwright.Heapwright;

/** A doubly linked ring through a header, as long as it says. */
final class Ring {
    Entry header;
    int size;

    static final class Entry {
        Entry next;
        Entry previous;
    }

    /** Since every entry is asked for its predecessor, the walk comes to no entry twice but to the header. */
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

    static final class RingWalk extends Walk {
        RingWalk(Script script) {
            super(script);
        }

        @Override int references(Object object) {
            return object instanceof Ring ? 1 : 2;
        }

        @Override Object follow(Object object, int field) {
            if (object instanceof Ring) {
                return ((Ring) object).header;
            }
            return field == 0 ? ((Entry) object).next : ((Entry) object).previous;
        }

        @Override int primitives(Object object) {
            return object instanceof Ring ? 1 : 0;
        }

        @Override int look(Object object, int field) {
            return ofSize(((Ring) object).size);
        }
    }

    static void references(Ring ring, long code) {
        Heapwright.assume(code == new RingWalk(new Script()).anySet(ring, false));
    }

    static void everything(Ring ring, long code) {
        Heapwright.assume(code == new RingWalk(new Script()).anySet(ring, true));
    }

    static void order(Ring ring, long code) {
        Heapwright.assume(code == new RingWalk(new Script()).anyOrder(ring, 4));
    }
}
