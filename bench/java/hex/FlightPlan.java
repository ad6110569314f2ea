package hex;

/** A flight plan: flight points as a doubly linked ring through a header, which is no point of the plan. */
final class FlightPlan {
    FlightPoint header = new FlightPoint((short) 0, (short) 0, (short) 0);
    int size;

    int _initialSize;
    int _known;
    boolean _closed;

    static final class FlightPoint {
        short x;
        short y;
        /** How long the way from the point before is. */
        short leg;
        FlightPoint next = this;
        FlightPoint previous = this;

        FlightPoint(short x, short y, short leg) {
            this.x = x;
            this.y = y;
            this.leg = leg;
        }
    }

    /** Whether the ring is closed, linked both ways and as long as it says, and no leg negative. */
    boolean repOK() {
        if (header == null) {
            return false;
        }
        int count = 0;
        FlightPoint point = header;
        do {
            FlightPoint next = point.next;
            if (next == null || next.previous != point || next != header && next.leg < 0) {
                return false;
            }
            point = next;
            count++;
        } while (point != header);
        return size == count - 1;
    }

    void add(short x, short y, short leg) {
        FlightPoint added = new FlightPoint(x, y, leg);
        added.next = header;
        added.previous = header.previous;
        header.previous.next = added;
        header.previous = added;
        size++;
    }
}
