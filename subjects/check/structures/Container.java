// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: Container.swap  laziness=lazier# k=1
//@ paths: 2
//@ verdict: verified
//@ check: Container.swap  laziness=lazier# k=2
//@ paths: 2
//@ verdict: verified
//@ check: Container.swap  laziness=lazier# k=3
//@ paths: 2
//@ verdict: verified
//@ check: Container.swap  laziness=lazier k=1
//@ paths: 6
//@ verdict: verified
//@ check: Container.swap  laziness=lazier k=2
//@ paths: 6
//@ verdict: verified
//@ check: Container.swap  laziness=lazier k=3
//@ paths: 6
//@ verdict: verified
//@ check: Container.swap  laziness=lazy k=1
//@ paths: 20
//@ verdict: verified
//@ check: Container.swap  laziness=lazy k=2
//@ paths: 20
//@ verdict: verified
//@ check: Container.swap  laziness=lazy k=3
//@ paths: 20
//@ verdict: verified

import heapwright.Heapwright;

/** The example of the Kiasan papers: the contents are moved, never looked at. */
public class Container {
    private Object data;

    public void swap(Container n) {
        Heapwright.assume(n != null);
        Object mine = data;
        Object theirs = n.data;
        data = theirs;
        n.data = mine;
        Heapwright.check(data == theirs && n.data == mine);
    }
}
