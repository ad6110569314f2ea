//@ check: StringSwitch.choose  string=3
//@ verdict: violated

import heapwright.Heapwright;

/** Two of the labels have the same hash code. */
public class StringSwitch {
    public static int choose(String s) {
        Heapwright.assume(s != null);
        switch (s) {
            case "Aa":
                Heapwright.check(s.charAt(0) == 'A');
                return 1;
            case "BB":
                Heapwright.check(s.charAt(0) == 'A'); //~ VIOLATES assertion
                return 2;
            case "c":
                return 3;
            default:
                Heapwright.check(!s.equals("c"));
                return 0;
        }
    }
}
