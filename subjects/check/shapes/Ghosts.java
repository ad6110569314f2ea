// Ghost state exists only while the engine runs: that a real JVM has none refutes no violation.
//@ check: Ghosts.two  admission=hex spec=Ghosts.hex n=3
//@ replayed
//@ verdict: violated
//@ check: Ghosts.size  admission=hex spec=Ghosts.hex n=3
//@ violations: none
//@ paths: 4

/** A chain with its size, and a method that fails for one size. */
public class Ghosts {
    Node head;
    int size;

    int _known;

    static final class Node {
        Node next;
    }

    void two() {
        int nodes = 0;
        for (Node node = head; node != null; node = node.next) {
            nodes++;
        }
        assert nodes != 2 || size != 2; //~ VIOLATES assertion
    }

    int size() {
        int nodes = 0;
        for (Node node = head; node != null; node = node.next) {
            nodes++;
        }
        return nodes;
    }
}
