// Fubini numbers.
//@ check: PutPermutations.put2
//@ paths: 3
//@ verdict: verified
//@ check: PutPermutations.put3
//@ paths: 13
//@ verdict: verified
//@ check: PutPermutations.put4
//@ paths: 75
//@ verdict: verified
//@ check: PutPermutations.put5
//@ paths: 541
//@ verdict: verified
//@ check: PutPermutations.put6
//@ paths: 4683
//@ verdict: verified
//@ check: PutPermutations.put7
//@ paths: 47293
//@ slow
//@ verdict: verified
//@ check: PutPermutations.put8
//@ paths: 545835
//@ slow
//@ verdict: verified

/** Unknown keys in the map of the Java library: one path per way in which keys can be ordered, with ties. */
public final class PutPermutations {
    private PutPermutations() {}

    public static void put2(int a, int b) {
        put(a, b);
    }

    public static void put3(int a, int b, int c) {
        put(a, b, c);
    }

    public static void put4(int a, int b, int c, int d) {
        put(a, b, c, d);
    }

    public static void put5(int a, int b, int c, int d, int e) {
        put(a, b, c, d, e);
    }

    public static void put6(int a, int b, int c, int d, int e, int f) {
        put(a, b, c, d, e, f);
    }

    public static void put7(int a, int b, int c, int d, int e, int f, int g) {
        put(a, b, c, d, e, f, g);
    }

    public static void put8(int a, int b, int c, int d, int e, int f, int g, int h) {
        put(a, b, c, d, e, f, g, h);
    }

    private static void put(int... keys) {
        java.util.TreeMap<Key, Object> map = new java.util.TreeMap<>();
        for (int key : keys) {
            map.put(new Key(key), null);
        }
    }

    /** Like Integer, without a cache that would tell small numbers from others. */
    private static final class Key implements Comparable<Key> {
        private final int value;

        Key(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(value, other.value);
        }
    }
}
