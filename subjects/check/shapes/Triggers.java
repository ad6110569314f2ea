// Companion methods have run when the program sees the reference. Which of two references discovers an object depends on when they are
// decided.
//@ check: Triggers.events  laziness=lazy admission=hex spec=Triggers.hex n=3
//@ violations: none
//@ verdict: verified-within-limits
//@ check: Triggers.events  admission=hex spec=Triggers.hex n=3
//@ violations: none
//@ verdict: verified-within-limits
//@ same: laziness
//@ check: Triggers.events  admission=none n=3

/** Null, expansion, alias, and alias of a certain object. */
public class Triggers {
    Triggers left;
    Triggers right;
    int value;
    int mark;

    void events(Triggers other) {
        Triggers leads = left;
        if (leads == null) {
            check(value == 1);
        } else if (leads == this) {
            check(value == 3);
        } else if (leads == other) {
            check(value == 2 && other.value == 5 || value == 3);
        } else {
            int known = leads.value;
            check(value == 2 && known == 5);
        }
        if (right == this) {
            check(mark == 9 && other == null);
        }
    }

    private static void check(boolean isRight) {
        assert isRight; //~ VIOLATES assertion
    }
}
