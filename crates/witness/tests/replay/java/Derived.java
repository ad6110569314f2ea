public class Derived extends Base {
    private final int hidden;
    private long total;

    private Derived() {
        super(0);
        hidden = 0;
    }

    /** A private method that reads the fields of two classes of one name. */
    private int add(int more) {
        total += more;
        return hidden * 100 + super.hidden() + more;
    }

    @Override
    String who() {
        return "derived";
    }

    class Inner {
        int own;

        int sum() {
            return own + hidden;
        }
    }
}
