//@ check: StaticReference.read
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
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
