// What a sentence denies is known only when some reference has shown it: ends without a link back are not admitted.
//@ check: Negation.walk  admission=hex spec=Negation.hex n=3 laziness=lazy hex-recheck
//@ verdict: verified-within-limits

/** A chain that does not end. */
public class Negation {
    Negation next;

    int walk() {
        int steps = 0;
        for (Negation node = this; steps < 4; node = node.next) {
            assert node != null;
            steps++;
        }
        return steps;
    }
}
