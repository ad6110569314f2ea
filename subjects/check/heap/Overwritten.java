//@ check: Overwritten.write
//@ verdict: verified
//@ paths: 1

/** A field that is written before it is read was never input. */
public class Overwritten {
    private Overwritten next;
    private int value;

    public int write() {
        next = new Overwritten();
        return next.value;
    }
}
