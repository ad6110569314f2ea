// Exactly one of the two exists.
//@ check: Connectives.one  admission=none
//@ check: Connectives.one  admission=hex spec=Connectives.hex
//@ violations: none
//@ verdict: verified
//@ same: laziness
//@ check: Connectives.one  admission=hex spec=Connectives.hex laziness=lazy hex-recheck
//@ violations: none
//@ late: 0

/** Sentences made of others. */
public class Connectives {
    Connectives first;
    Connectives second;

    boolean one() {
        assert first != null || second != null; //~ VIOLATES assertion
        if (first != null) {
            assert second == null; //~ VIOLATES assertion
        }
        return first == null;
    }
}
