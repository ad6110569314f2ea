// Contracts in the place of callees: their preconditions are checked, and they do anything that their postconditions allow.

/** An account. */
public class Callees {
    int balance;
    static int bank;

    /*@ requires 0 < amount && amount <= balance;
      @ assignable balance;
      @ ensures balance == \old(balance) - amount && \result == amount;
      @*/
    final int take(int amount) {
        balance -= amount;
        return amount;
    }

    // The contract allows more than the body does.
    /*@ requires 0 < amount && amount <= balance;
      @ assignable balance;
      @ ensures 0 <= balance && balance < \old(balance);
      @*/
    final void takeSome(int amount) {
        balance -= amount;
    }

    //@ signals (IllegalStateException e) balance < 0;
    //@ assignable \nothing;
    //@ ensures \result == (balance > 100);
    final native boolean isRich();

    //@ assignable bank;
    //@ ensures bank > \old(bank);
    static native void grow();

    /*@ requires x >= 0;
      @ assignable \nothing;
      @ ensures \result == x;
      @ also
      @ requires x < 0;
      @ assignable balance;
      @ ensures \result == -x && balance == 7;
      @*/
    final native int size(int x);

    //: check: Callees.two  source=Callees.java contract=Callees.take
    //: verdict: verified-within-limits
    //: paths: 1
    //: world: calls do what contracts say, and nothing else (--contract): int Callees.take(int)
    //: violations: none
    //@ requires balance > 10;
    //@ assignable balance;
    //@ ensures balance == \old(balance) - 3;
    void two() {
        take(1);
        take(2);
    }

    // With the bodies this holds; the contract says less.
    //: check: Callees.twoSome  source=Callees.java contract=Callees.takeSome
    //: verdict: violated
    //: violations: below
    //@ requires balance > 10;
    //@ ensures balance == \old(balance) - 3;
    void twoSome() {
        takeSome(1);
        takeSome(2); //~ VIOLATES precondition
    } //~ VIOLATES ensures

    //: check: Callees.tooMuch  source=Callees.java contract=Callees
    //: verdict: violated
    //: violations: below
    //@ requires balance > 1;
    void tooMuch() {
        take(1);
        take(2); //~ VIOLATES precondition
    }

    // A method without body is what its contract says.
    //: check: Callees.rich  source=Callees.java contract=Callees.isRich
    //: verdict: verified-within-limits
    //: violations: none
    //@ requires balance >= 0;
    //@ ensures \result == 1 <==> balance > 100;
    int rich() {
        return isRich() ? 1 : 0;
    }

    //: check: Callees.poor  source=Callees.java contract=Callees.isRich
    //: verdict: verified-within-limits
    //: paths: 3
    //: violations: none
    int poor() {
        try {
            return isRich() ? 1 : 0;
        } catch (IllegalStateException e) {
            assert balance < 0;
            return 2;
        }
    }

    //: check: Callees.poorest  source=Callees.java contract=Callees.isRich
    //: verdict: violated
    //: violations: below
    int poorest() {
        return isRich() ? 1 : 0; //~ VIOLATES IllegalStateException
    }

    //: check: Callees.grown  source=Callees.java contract=Callees.grow
    //: violations: none
    static void grown() {
        int before = bank;
        grow();
        assert bank > before;
    }

    //: check: Callees.grownByOne  source=Callees.java contract=Callees.grow
    //: violations: below
    static void grownByOne() {
        int before = bank;
        grow();
        assert bank == before + 1; //~ VIOLATES assertion
    }

    // Each case speaks for itself.
    //: check: Callees.cases  source=Callees.java contract=Callees.size
    //: violations: none
    void cases(int x) {
        int before = balance;
        int size = size(x);
        assert x == Integer.MIN_VALUE || size >= 0;
        assert x < 0 || balance == before;
        assert x >= 0 || balance == 7;
    }

    // What callees assign, the method assigns.
    //: check: Callees.frame  source=Callees.java contract=Callees.take
    //: violations: below
    //@ requires balance > 10;
    //@ assignable bank;
    void frame() {
        take(1);
    } //~ VIOLATES frame

    // What is old at the end of the method is what it was at the beginning, not before the last call.
    //: check: Callees.old  source=Callees.java contract=Callees.take
    //: violations: none
    //@ requires balance > 10;
    //@ ensures \old(balance) > balance && \result == \old(balance);
    int old() {
        int before = balance;
        take(2);
        take(3);
        return before;
    }
}
