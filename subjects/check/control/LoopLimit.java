//@ check: LoopLimit.count  loop=3
//@ violations: none
//@ gaps: limit
//@ check: LoopLimit.count  loop=10
//@ verdict: violated

import heapwright.Heapwright;

/** What goes wrong takes five rounds. */
public class LoopLimit {
    public static void count(int n) {
        int rounds = 0;
        while (rounds < n) {
            rounds++;
        }
        Heapwright.check(rounds != 5); //~ VIOLATES assertion
    }
}
