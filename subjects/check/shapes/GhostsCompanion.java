import heapwright.Heapwright;

final class GhostsCompanion {
    private static int lists;

    private GhostsCompanion() {}

    static void list(Ghosts list) {
        lists++;
        list._known = 0;
    }

    static void node(Ghosts list) {
        more(list);
        Heapwright.assume(list.size >= list._known);
    }

    private static void more(Ghosts list) {
        list._known++;
    }

    static void end(Ghosts list) {
        Heapwright.assume(list.size == list._known);
    }
}
