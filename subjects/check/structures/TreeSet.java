// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: TreeSet.contains  laziness=lazier# n=5
//@ paths: 152
//@ verdict: verified-within-limits
//@ check: TreeSet.contains  laziness=lazier# n=6
//@ paths: 360
//@ verdict: verified-within-limits
//@ check: TreeSet.contains  laziness=lazier# n=7
//@ paths: 855
//@ verdict: verified-within-limits
//@ check: TreeSet.contains  laziness=lazier# n=8
//@ slow
//@ paths: 1807
//@ verdict: verified-within-limits
//@ check: TreeSet.contains  laziness=lazier# n=9
//@ slow
//@ paths: 3517
//@ verdict: verified-within-limits
//@ check: TreeSet.add  laziness=lazier# n=5
//@ paths: 152
//@ verdict: verified-within-limits
//@ check: TreeSet.add  laziness=lazier# n=6
//@ paths: 360
//@ verdict: verified-within-limits
//@ check: TreeSet.add  laziness=lazier# n=7
//@ paths: 855
//@ verdict: verified-within-limits
//@ check: TreeSet.add  laziness=lazier# n=8
//@ slow
//@ paths: 1807
//@ verdict: verified-within-limits
//@ check: TreeSet.add  laziness=lazier# n=9
//@ slow
//@ paths: 3517
//@ verdict: verified-within-limits
//@ check: TreeSet.remove  laziness=lazier# n=5
//@ paths: 152
//@ verdict: verified-within-limits
//@ check: TreeSet.remove  laziness=lazier# n=6
//@ paths: 360
//@ verdict: verified-within-limits
//@ check: TreeSet.remove  laziness=lazier# n=7
//@ paths: 855
//@ verdict: verified-within-limits
//@ check: TreeSet.remove  laziness=lazier# n=8
//@ slow
//@ paths: 1807
//@ verdict: verified-within-limits
//@ check: TreeSet.remove  laziness=lazier# n=9
//@ slow
//@ paths: 3517
//@ verdict: verified-within-limits
//@ check: TreeSet.isEmpty  laziness=lazier# n=5
//@ paths: 18
//@ verdict: verified-within-limits
//@ check: TreeSet.isEmpty  laziness=lazier# n=6
//@ paths: 34
//@ verdict: verified-within-limits
//@ check: TreeSet.isEmpty  laziness=lazier# n=7
//@ paths: 67
//@ verdict: verified-within-limits
//@ check: TreeSet.isEmpty  laziness=lazier# n=8
//@ slow
//@ paths: 123
//@ verdict: verified-within-limits
//@ check: TreeSet.isEmpty  laziness=lazier# n=9
//@ slow
//@ paths: 213
//@ verdict: verified-within-limits

/** A set on top of a map: the invariant reaches through one more object. */
public class TreeSet {
    private static final Object PRESENT = new Object();

    private TreeMap map;

    boolean repOK() {
        return map != null && map.repOK();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(int key) {
        return map.containsKey(key);
    }

    public void add(int key) {
        map.put(key, PRESENT);
    }

    public void remove(int key) {
        map.remove(key);
    }
}
