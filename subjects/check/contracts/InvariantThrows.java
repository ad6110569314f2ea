//@ check: InvariantThrows.size
//@ verdict: vacuous
//@ exit: 3
//@ paths: 0

/** An invariant that throws on every input assumes that there is none: nothing is verified. */
public class InvariantThrows {
    private int[] slots;
    private static int[] table;

    boolean repOK() {
        return table[0] == 0 && slots != null;
    }

    public int size() {
        assert slots.length == 0;
        return slots.length;
    }
}
