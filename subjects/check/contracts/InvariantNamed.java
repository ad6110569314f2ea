//@ check: InvariantNamed.read  invariant=holds
//@ verdict: verified
//@ violations: none
//@ check: InvariantNamed.read
//@ verdict: violated

/** A flag names the invariant; without it there is none. */
public class InvariantNamed {
    private int divisor;

    boolean holds() {
        return divisor != 0;
    }

    public int read() {
        return 100 / divisor; //~ VIOLATES ArithmeticException
    }
}
