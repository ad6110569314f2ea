//@ check: InvariantKept.withdraw
//@ verdict: verified

public class InvariantKept {
    private int balance;

    boolean repOK() {
        return balance >= 0;
    }

    public void withdraw(int amount) {
        if (0 < amount && amount <= balance) {
            balance -= amount;
        }
    }
}
