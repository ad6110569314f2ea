// What contracts say about exceptions.

/** An array with bounds of its own. */
public class Signals {
    int size;
    int[] elements;

    //@ invariant elements != null && 0 <= size && size <= elements.length;

    // The exception is announced, and nothing else can be thrown.
    //: check: Signals.at  source=Signals.java
    //: verdict: verified
    //: violations: none
    /*@ requires 0 <= i;
      @ signals (ArrayIndexOutOfBoundsException e) i >= elements.length;
      @ signals_only ArrayIndexOutOfBoundsException;
      @*/
    int at(int i) {
        return elements[i];
    }

    // It is thrown too early.
    //: check: Signals.behind  source=Signals.java
    //: verdict: violated
    //: violations: below
    //: replayed
    /*@ requires 0 <= i;
      @ signals (ArrayIndexOutOfBoundsException e) i >= size;
      @*/
    int behind(int i) {
        return elements[i + 1]; //~ VIOLATES ensures
    }

    // Another one is thrown than the contract announces.
    //: check: Signals.another  source=Signals.java
    //: verdict: violated
    //: violations: below
    //: replayed
    //@ signals_only ArrayIndexOutOfBoundsException;
    int another(int i) {
        if (i < 0) {
            throw new IllegalArgumentException("negative"); //~ VIOLATES ensures
        }
        return elements[i];
    }

    // Two cases: each has its own end.
    //: check: Signals.get  source=Signals.java
    //: verdict: verified
    //: violations: none
    /*@ public normal_behavior
      @   requires 0 <= i && i < size;
      @   ensures \result == elements[i];
      @ also
      @ public exceptional_behavior
      @   requires i < 0 || i >= size;
      @   signals_only IndexOutOfBoundsException;
      @*/
    int get(int i) {
        if (i < 0 || i >= size) {
            throw new IndexOutOfBoundsException();
        }
        return elements[i];
    }

    // In the second case it returns.
    //: check: Signals.getLenient  source=Signals.java
    //: verdict: violated
    //: violations: below
    //: replayed
    /*@ public normal_behavior
      @   requires 0 <= i && i < size;
      @   ensures \result == elements[i];
      @ also
      @ public exceptional_behavior
      @   requires i < 0 || i >= size;
      @   signals_only IndexOutOfBoundsException;
      @*/
    int getLenient(int i) {
        if (i < 0 || i >= size) {
            return 0; //~ VIOLATES ensures
        }
        return elements[i];
    }

    // In the first case it throws.
    //: check: Signals.getStrict  source=Signals.java
    //: verdict: violated
    //: violations: below
    //: replayed
    /*@ public normal_behavior
      @   requires 0 <= i && i < size;
      @ also
      @ public exceptional_behavior
      @   requires i < 0 || i >= size;
      @   signals_only IndexOutOfBoundsException;
      @*/
    int getStrict(int i) {
        if (i <= 0 || i >= size) {
            throw new IndexOutOfBoundsException(); //~ VIOLATES ensures
        }
        return elements[i];
    }

    // Only callers who keep one of the preconditions count.
    //: check: Signals.small  source=Signals.java
    //: verdict: verified
    //: violations: none
    /*@ requires i == 1;
      @ ensures \result == 10;
      @ also
      @ requires i == 2;
      @ ensures \result == 20;
      @*/
    static int small(int i) {
        assert i == 1 || i == 2;
        return 10 * i;
    }
}
