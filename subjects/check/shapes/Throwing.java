// A companion method that throws is a gap that says so: nobody knows what the specification means then.
//@ check: Throwing.read  admission=hex spec=Throwing.hex
//@ verdict: incomplete
//@ gap-names: ThrowingCompanion.node
//@ returned: 2

/** Its companion throws on one path. */
public class Throwing {
    int value;

    static int read(Throwing node) {
        return node == null ? 0 : node.value;
    }
}
