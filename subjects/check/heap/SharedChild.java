//@ check: SharedChild.children
//@ verdict: violated
//@ same: laziness
//@ check: SharedChild.children  aliasing=never
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

public class SharedChild {
    private SharedChild left;
    private SharedChild right;

    public void children() {
        if (left != null && right != null) {
            Heapwright.check(left != right); //~ VIOLATES assertion
        }
    }
}
