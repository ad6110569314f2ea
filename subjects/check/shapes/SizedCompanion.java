import heapwright.Heapwright;

/** The size is at least the number of nodes that are known, and exactly that once the end is. */
final class SizedCompanion {
    private SizedCompanion() {}

    static void list(Sized list) {
        list._initialSize = list.size;
        list._known = 0;
        Heapwright.assume(list._initialSize >= 0);
    }

    static void node(Sized list) {
        list._known++;
        Heapwright.assume(list._initialSize >= list._known);
    }

    static void end(Sized list) {
        Heapwright.assume(list._initialSize == list._known);
    }
}
