//@ check: Bridge.maximum
//@ verdict: verified

import heapwright.Heapwright;

/** A call through an erased interface reaches the typed method. */
public class Bridge {
    static final class Key implements Comparable<Key> {
        final int value;

        Key(int value) {
            this.value = value;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(value, other.value);
        }
    }

    private static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) < 0 ? b : a;
    }

    public static void maximum(int a, int b) {
        Heapwright.check(larger(new Key(a), new Key(b)).value == (a < b ? b : a));
    }
}
