package hex;

import static heapwright.Heapwright.assume;

/** What the size of a stack of graphs has to do with what is known of it; see {@link LinkedListCompanion}. */
final class GraphListCompanion {
    private GraphListCompanion() {}

    static void list(GraphList list) {
        list._initialSize = list.size;
        list._known = 0;
        list._closed = false;
        assume(list._initialSize >= 0);
    }

    static void graph(GraphList list) {
        assume(!list._closed);
        list._known++;
        assume(list._initialSize >= list._known);
    }

    static void closed(GraphList list) {
        list._closed = true;
        assume(list._initialSize == list._known);
    }
}
