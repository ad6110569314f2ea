// A walk round a cyclic heap does not end. It is left once it has gone round, counting or not, long before the limit for
// instructions.
//@ check: RoundACycle.last  n=3
//@ violations: none
//@ verdict: incomplete
//@ gaps: limit
//@ gap-names: a loop that looks at the same objects and numbers again and again
//@ check: RoundACycle.length  n=3
//@ violations: none
//@ verdict: incomplete
//@ gaps: limit
//@ check: RoundACycle.find  n=3
//@ violations: none
//@ verdict: incomplete
//@ gaps: limit
//@ check: RoundACycle.odd  steps=300000
//@ violations: none
//@ gap-names: 300000 instructions on one path
//@ check: RoundACycle.laps  n=2
//@ violations: none

/** Loops over lists that may be cyclic. */
public class RoundACycle {
    RoundACycle next;
    int value;

    static RoundACycle last(RoundACycle list) {
        while (list != null && list.next != null) {
            list = list.next;
        }
        return list;
    }

    static int length(RoundACycle list) {
        int length = 0;
        for (; list != null; list = list.next) {
            length++;
        }
        return length;
    }

    static boolean find(RoundACycle list, int value) {
        int seen = 0;
        for (; list != null; list = list.next) {
            seen++;
            if (list.value == value) {
                return true;
            }
        }
        return false;
    }

    /** A loop that looks at other numbers all the time. */
    static int odd(int step) {
        int odd = 1;
        while (odd != 0) {
            odd += step == 0 ? 2 : 4;
        }
        return odd;
    }

    /** A loop of many iterations that does end. */
    static int laps(RoundACycle list) {
        int laps = 0;
        for (int i = 0; i < 100000 && list != null; i++) {
            list = list.next;
            laps++;
        }
        assert laps <= 100000;
        return laps;
    }
}
