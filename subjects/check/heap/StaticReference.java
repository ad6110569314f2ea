//@ check: StaticReference.read
//@ verdict: verified
//@ violations: none
//@ check: StaticReference.read  statics=symbolic
//@ verdict: violated
//@ same: laziness

public class StaticReference {
    private static StaticReference head = new StaticReference();
    private int value;

    public static int read() {
        return head.value; //~ VIOLATES NullPointerException
    }
}
