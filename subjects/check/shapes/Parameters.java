// Three parameters. What follows the source is one of three.
//@ check: Parameters.move  laziness=lazy admission=hex spec=Parameters.hex hex-recheck
//@ violations: none
//@ paths: 3
//@ returned: 3
//@ late: 0
//@ verdict: verified
//@ check: Parameters.move  admission=hex spec=Parameters.hex hex-recheck
//@ violations: none
//@ late: 0
//@ verdict: verified
//@ same: laziness
//@ check: Parameters.move  admission=none

/** Relations between parameters. */
public class Parameters {
    Parameters next;

    static int move(Parameters source, Parameters target, Parameters spare) {
        assert source != null && target != null; //~ VIOLATES assertion
        assert source != target; //~ VIOLATES assertion
        assert spare == null; //~ VIOLATES assertion
        Parameters next = source.next;
        assert next != source; //~ VIOLATES assertion
        return next == null ? 1 : next == target ? 2 : 3;
    }
}
