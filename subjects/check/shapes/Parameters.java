// Three parameters: the source and the target exist, and may be one object; the spare one is null; the source leads to nothing or to
// the target. Ways: target new or the source (2); then source.next null or the target, where only the target itself is no new
// node (2 each).
//@ check: Parameters.move  laziness=lazy admission=hex spec=Parameters.hex hex-recheck
//@ paths: 4
//@ returned: 4
//@ late: 0
//@ verdict: verified
//@ check: Parameters.move  laziness=lazier admission=hex spec=Parameters.hex
//@ verdict: verified
//@ same: laziness

/** Relations between parameters. */
public class Parameters {
    Parameters next;

    static int move(Parameters source, Parameters target, Parameters spare) {
        assert source != null && target != null;
        assert spare == null;
        assert source.next == null || source.next == target;
        return source == target ? 1 : 2;
    }
}
