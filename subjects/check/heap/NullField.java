//@ check: NullField.read
//@ verdict: violated
//@ paths: 3
//@ same: laziness

public class NullField {
    private NullField next;
    private int value;

    public int read() {
        return next.value; //~ VIOLATES NullPointerException
    }
}
