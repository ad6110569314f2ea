// What is promised and not looked at is named, and nothing is called verified.

/** Clauses that are understood and not checked yet, and clauses that are not understood. */
public class NotLookedAt {
    int count;

    //: check: NotLookedAt.inside  source=NotLookedAt.java
    //: verdict: incomplete
    //: gap-names: assert count > 0 (NotLookedAt.java:13)
    //: violations: none
    void inside() {
        count = 1;
        //@ assert count > 0;
        count = 2;
    }
}
