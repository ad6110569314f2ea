package hex;

import hex.FlightPlan.FlightPoint;

/**
 * P5: from the position of a flight and its flight plan to the trajectory that it will take. The assertions hold for every plan that is
 * in order.
 */
public class TrajectorySynthesizer {
    FlightPlan plan = new FlightPlan();

    /** A place of the trajectory, and the distance flown until then. */
    static final class Place {
        final short x;
        final short y;
        final int distance;
        final Place before;

        Place(short x, short y, int distance, Place before) {
            this.x = x;
            this.y = y;
            this.distance = distance;
            this.before = before;
        }
    }

    boolean repOK() {
        return plan != null && plan.repOK();
    }

    /** The last place of the trajectory; the earlier ones follow from it. */
    Place synthesize(short x, short y) {
        FlightPoint nearest = nearest(x, y);
        if (nearest == null) {
            return new Place(x, y, 0, null);
        }
        FlightPoint from = isPassed(nearest, x) ? nearest.next : nearest;
        int flown = pointsBefore(from);
        Place last = new Place(x, y, 0, null);
        int places = 0;
        for (FlightPoint point = from; point != plan.header; point = point.next) {
            Place place = new Place(point.x, point.y, last.distance + point.leg, last);
            assert place.distance >= last.distance : "the flight goes back";
            last = place;
            places++;
        }
        assert flown + places == plan.size : "a point is lost";
        return last;
    }

    private FlightPoint nearest(short x, short y) {
        FlightPoint nearest = null;
        int distance = Integer.MAX_VALUE;
        for (FlightPoint point = plan.header.next; point != plan.header; point = point.next) {
            int other = length(point.x - x) + length(point.y - y);
            if (other < distance) {
                nearest = point;
                distance = other;
            }
        }
        return nearest;
    }

    /** Whether the flight has left a point behind, seen from the point before. */
    private boolean isPassed(FlightPoint point, short x) {
        FlightPoint before = point.previous;
        assert before.next == point : "the plan does not lead to the point";
        if (before == plan.header) {
            return false;
        }
        return before.x <= point.x ? x > point.x : x < point.x;
    }

    /** How many points of the plan come before one, or before its end. */
    private int pointsBefore(FlightPoint point) {
        int count = 0;
        for (FlightPoint before = point.previous; before != plan.header; before = before.previous) {
            count++;
        }
        return count;
    }

    private static int length(int difference) {
        return difference < 0 ? -difference : difference;
    }
}
