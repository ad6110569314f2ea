//@ check: NullGuarded.read
//@ verdict: verified
//@ same: laziness

public class NullGuarded {
    private NullGuarded next;
    private int value;

    public int read() {
        return next != null ? next.value : value;
    }
}
