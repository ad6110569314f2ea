//@ check: NullChain.third
//@ verdict: violated
//@ same: laziness

/** Each step may meet null, on a line of its own. */
public class NullChain {
    private NullChain next;
    private int value;

    public int third() {
        NullChain second = next;
        NullChain third = second.next; //~ VIOLATES NullPointerException
        return third.value; //~ VIOLATES NullPointerException
    }
}
