final class TriggersCompanion {
    private TriggersCompanion() {}

    static void noLeft(Triggers owner) {
        owner._event = 1;
    }

    static void newLeft(Triggers left, Triggers owner) {
        owner._event = 2;
        owner._left = left;
    }

    static void oldLeft(Triggers left, Triggers owner) {
        owner._event = 3;
        owner._left = left;
    }

    static void self(Triggers owner, Triggers other) {
        owner._self = true;
        owner._other = other;
    }
}
