// What a class promises about its objects: invariants, history constraints, what new objects are, model functions.

/** A counter with a history. */
public class ClassClauses {
    private int count;
    private int highest;
    static int made;

    //@ invariant isOrdered();
    //@ static invariant made >= 0;
    //@ constraint \old(highest) <= highest;
    //@ initially count == 0 && highest == 0;
    //@ pure model boolean isOrdered() { return count <= highest; }

    //: check: ClassClauses.<init>()  source=ClassClauses.java
    //: violations: none
    public ClassClauses() {
        made = made == Integer.MAX_VALUE ? 0 : made + 1;
    }

    //: check: ClassClauses.<init>(int)  source=ClassClauses.java
    //: violations: below
    //: replayed
    public ClassClauses(int start) {
        count = start;
        highest = start;
    } //~ VIOLATES ensures

    //: check: ClassClauses.next  source=ClassClauses.java
    //: violations: none
    //@ requires count < 1000;
    public void next() {
        count++;
        if (count > highest) {
            highest = count;
        }
    }

    //: check: ClassClauses.skip  source=ClassClauses.java
    //: violations: below
    //: replayed
    //@ requires count < 1000;
    public void skip() {
        count += 2;
    } //~ VIOLATES invariant

    //: check: ClassClauses.reset  source=ClassClauses.java
    //: violations: below
    //: replayed
    public void reset() {
        count = Integer.MIN_VALUE;
        highest = 0;
    } //~ VIOLATES ensures

    // A helper neither relies on the invariant nor keeps it.
    //: check: ClassClauses.raise  source=ClassClauses.java
    //: violations: none
    /*@ helper @*/ private void raise() {
        count = 5;
    }

    //: check: ClassClauses.bad  source=ClassClauses.java
    //: violations: below
    //: replayed
    static void bad() {
        made = -1;
    } //~ VIOLATES ensures
}
