// Companion methods have run when the program sees the reference.
//@ check: Triggers.events  laziness=lazy admission=hex spec=Triggers.hex n=3
//@ verdict: verified-within-limits
//@ check: Triggers.events  admission=hex spec=Triggers.hex n=3
//@ verdict: verified-within-limits
//@ same: laziness

/** Null, expansion, alias, and alias of a certain object. */
public class Triggers {
    Triggers left;
    Triggers right;

    int _event;
    boolean _self;
    Triggers _left;
    Triggers _other;

    void events(Triggers other) {
        _event = 0;
        _self = false;
        Triggers leads = left;
        if (leads == null) {
            assert _event == 1;
        } else if (leads == this) {
            assert _event == 3 && _left == this;
        } else {
            // Which of two references discovers an object depends on when they are decided.
            boolean isOther = leads == other;
            leads.right = null;
            assert (_event == 2 || isOther && _event == 3) && _left == leads;
        }
        if (right == this) {
            assert _self && _other == other;
        } else {
            assert !_self;
        }
    }
}
