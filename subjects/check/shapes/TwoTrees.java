// Marks the first tree from the second one: that is seen only where they share a node.
//@ check: TwoTrees.mark  admission=none n=3 laziness=lazy
//@ check: TwoTrees.mark  admission=hex spec=TwoTrees.hex n=3 laziness=lazy hex-recheck
//@ violations: none
//@ verdict: verified-within-limits
//@ late: 0
//@ check: TwoTrees.mark  admission=hex spec=TwoTreesApart.hex n=3 laziness=lazy hex-recheck
//@ violations: none
//@ verdict: verified-within-limits
//@ late: 0
//@ check: TwoTrees.mark  admission=hex spec=TwoTrees.hex n=4
//@ violations: none
//@ same: laziness

/** Two parameters, and what they have to do with each other. */
public class TwoTrees {
    TwoTrees left;
    TwoTrees right;
    boolean marked;

    static void mark(TwoTrees first, TwoTrees second) {
        if (first == null || second == null || first.left == null) {
            return;
        }
        boolean before = first.left.marked;
        if (second.right != null) {
            second.right.marked = !before;
        }
        second.marked = !before;
        assert first.left.marked == before; //~ VIOLATES assertion
    }
}
