package hex;

import static heapwright.Heapwright.assume;

/** What the size of a flight plan has to do with its points (see {@link LinkedListCompanion}), and their legs. */
final class FlightPlanCompanion {
    private FlightPlanCompanion() {}

    static void plan(FlightPlan plan) {
        plan._initialSize = plan.size;
        plan._known = 0;
        plan._closed = false;
        assume(plan._initialSize >= 0);
    }

    static void point(FlightPlan.FlightPoint point, FlightPlan plan) {
        assume(!plan._closed);
        assume(point.leg >= 0);
        plan._known++;
        assume(plan._initialSize >= plan._known);
    }

    static void closed(FlightPlan plan) {
        plan._closed = true;
        assume(plan._initialSize == plan._known);
    }
}
