// Sums of Catalan numbers.
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=3
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=4
//@ paths: 22
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=5
//@ paths: 64
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=6
//@ paths: 196
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=7
//@ paths: 625
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=8
//@ paths: 2055
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=9
//@ paths: 6917
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=10
//@ paths: 23713
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=11
//@ paths: 82499
//@ slow
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=12
//@ paths: 290511
//@ slow
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier# n=13
//@ paths: 1033411
//@ slow
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier n=3
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier n=4
//@ paths: 22
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier n=5
//@ paths: 64
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier n=6
//@ paths: 196
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier n=7
//@ paths: 625
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazier n=8
//@ paths: 2055
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazy n=3
//@ paths: 8
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazy n=4
//@ paths: 22
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazy n=5
//@ paths: 64
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazy n=6
//@ paths: 196
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazy n=7
//@ paths: 625
//@ verdict: verified-within-limits
//@ check: TreeWalk.visit  aliasing=never laziness=lazy n=8
//@ paths: 2055
//@ verdict: verified-within-limits

/** A tree whose class is its node: without sharing, one path per shape. */
public class TreeWalk {
    private TreeWalk left;
    private TreeWalk right;

    public int visit() {
        int count = 1;
        if (left != null) {
            count += left.visit();
        }
        if (right != null) {
            count += right.visit();
        }
        return count;
    }
}
