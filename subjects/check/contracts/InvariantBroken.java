//@ check: InvariantBroken.withdraw
//@ verdict: violated
//@ violated: 1

/** The invariant is assumed first, and checked at the end. */
public class InvariantBroken {
    private int balance;

    boolean repOK() {
        return balance >= 0;
    }

    public void withdraw(int amount) {
        if (amount > 0) {
            balance -= amount;
        }
    } //~ VIOLATES invariant
}
