package hex;

import static heapwright.Heapwright.assume;

/**
 * What the size of a list has to do with its entries. The entries that are known grow from both ends; the size is at least their
 * number, and exactly that once the two ends have met.
 */
final class LinkedListCompanion {
    private LinkedListCompanion() {}

    static void list(LinkedList list) {
        list._initialSize = list.size;
        list._known = 0;
        list._closed = false;
        assume(list._initialSize >= 0);
    }

    static void entry(LinkedList list) {
        assume(!list._closed);
        list._known++;
        assume(list._initialSize >= list._known);
    }

    static void closed(LinkedList list) {
        list._closed = true;
        assume(list._initialSize == list._known);
    }
}
