// Clauses of JML that are not understood are named, and nothing is called verified.

/** A method that measures its recursion. */
public class NotUnderstood {
    //: check: NotUnderstood.down  source=NotUnderstood.java
    //: verdict: incomplete
    //: gap-names: measured_by n (NotUnderstood.java:10)
    //: violations: none
    //@ requires 0 <= n && n <= 3;
    //@ measured_by n;
    static int down(int n) {
        return n == 0 ? 0 : down(n - 1);
    }
}
