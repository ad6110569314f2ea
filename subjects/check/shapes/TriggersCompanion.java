import heapwright.Heapwright;

final class TriggersCompanion {
    private TriggersCompanion() {}

    static void noLeft(Triggers owner) {
        Heapwright.assume(owner.value == 1);
    }

    static void newLeft(Triggers left, Triggers owner) {
        Heapwright.assume(owner.value == 2 && left.value == 5);
    }

    static void oldLeft(Triggers left, Triggers owner) {
        Heapwright.assume(owner.value == 3 && left != null);
    }

    static void self(Triggers owner, Triggers other) {
        Heapwright.assume(owner.mark == 9 && other == null);
    }
}
