//@ check: Jbse.test
//@ verdict: violated
//@ same: laziness

import jbse.meta.Analysis;

public class Jbse {
    private Jbse next;

    public void test() {
        Analysis.assume(next != null);
        Analysis.ass3rt(Analysis.isRunByJBSE());
        if (Analysis.any()) {
            Analysis.ignore();
        }
        Analysis.ass3rt(next != this); //~ VIOLATES assertion
    }
}
