public class Base {
    private final int hidden;

    protected Base(int hidden) {
        throw new IllegalStateException("constructors are not run");
    }

    int hidden() {
        return hidden;
    }

    String who() {
        return "base";
    }
}
