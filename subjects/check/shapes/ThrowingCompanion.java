final class ThrowingCompanion {
    private ThrowingCompanion() {}

    static void node(Throwing node) {
        if (node.value == 7) {
            throw new IllegalStateException("seven");
        }
    }
}
