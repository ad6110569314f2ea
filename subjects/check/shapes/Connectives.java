// At most one of the three is null.
//@ check: Connectives.two  admission=none
//@ check: Connectives.two  admission=hex spec=Connectives.hex
//@ violations: none
//@ verdict: verified
//@ same: laziness
//@ check: Connectives.two  admission=hex spec=Connectives.hex laziness=lazier# hex-recheck
//@ violations: none
//@ paths: 4
//@ pruned-admission: 3
//@ late: 0

/** Sentences made of others. */
public class Connectives {
    Connectives a;
    Connectives b;
    Connectives c;

    void two() {
        int missing = a == null ? 1 : 0;
        missing += b == null ? 1 : 0;
        missing += c == null ? 1 : 0;
        assert missing < 2; //~ VIOLATES assertion
    }
}
