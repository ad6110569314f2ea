//@ check: SymbolicPathfinder.main
//@ verdict: violated

import gov.nasa.jpf.symbc.Debug;

public class SymbolicPathfinder {
    public static void main(String[] args) {
        int x = Debug.makeSymbolicInteger("x");
        int y = Debug.makeSymbolicInteger("y");
        Debug.assume(x == y + 1);
        assert x != y;
        assert x > y; //~ VIOLATES assertion
        if (Debug.makeSymbolicBoolean("flag")) {
            int quotient = x / y; //~ VIOLATES ArithmeticException
        }
    }
}
