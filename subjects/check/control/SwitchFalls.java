//@ check: SwitchFalls.choose
//@ verdict: violated

import heapwright.Heapwright;

public class SwitchFalls {
    public static void choose(int x) {
        int reached = 0;
        switch (x) {
            case 1:
                reached++;
            case 2:
                reached++;
                break;
            default:
        }
        Heapwright.check(reached < 2); //~ VIOLATES assertion
    }
}
