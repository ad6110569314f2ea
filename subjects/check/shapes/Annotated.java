import heapwright.Hex;

// The specification stands on the class; nothing has to be said on the command line.
//@ check: Annotated.second  n=3
//@ violations: none
//@ paths: 2
//@ verdict: verified
//@ check: Annotated.second  n=3 admission=hex hex-recheck
//@ violations: none
//@ verdict: verified
//@ late: 0
//@ check: Annotated.second  n=3 admission=none

/** A ring of at least two. */
@Hex({
    "this.next not null;",
    "root.this(.next)+ aliases root.this;",
    "this.next never aliases owner;"
})
public class Annotated {
    Annotated next;

    int second() {
        if (next == this) {
            assert false; //~ VIOLATES assertion
        }
        return next.next == this ? 2 : 3; //~ VIOLATES NullPointerException
    }
}
