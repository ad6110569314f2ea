//@ check: NodesLimit.count  aliasing=never n=3
//@ verdict: verified-within-limits
//@ exit: 0
//@ violations: none
//@ paths: 3
//@ check: NodesLimit.count  aliasing=never n=4
//@ verdict: violated
//@ exit: 1
//@ paths: 4
//@ check: NodesLimit.count  aliasing=never k=2
//@ verdict: verified-within-limits
//@ violations: none
//@ paths: 3
//@ check: NodesLimit.count  aliasing=never k=3
//@ verdict: violated
//@ paths: 4

import heapwright.Heapwright;

/** What goes wrong takes four nodes. */
public class NodesLimit {
    private NodesLimit next;

    public void count() {
        int count = 0;
        for (NodesLimit node = this; node != null; node = node.next) {
            count++;
        }
        Heapwright.check(count < 4); //~ VIOLATES assertion
    }
}
