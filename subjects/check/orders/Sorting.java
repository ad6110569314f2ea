// Sorting by an order of which nothing is known but that it is total: as many paths as permutations, and the solver's theory of
// orders decides all. The numbers are those of Bogor/Kiasan's Table 1 (ArrayInsertionSort with Comparable).
//@ check: Sorting.natural  laziness=lazier# k=1 array=1
//@ violations: none
//@ paths: 2
//@ smt-calls: 0
//@ check: Sorting.natural  laziness=lazier# k=2 array=2
//@ violations: none
//@ paths: 4
//@ smt-calls: 0
//@ check: Sorting.natural  laziness=lazier# k=3 array=3
//@ violations: none
//@ paths: 10
//@ smt-calls: 0
//@ check: Sorting.natural  laziness=lazier# k=4 array=4
//@ violations: none
//@ paths: 34
//@ smt-calls: 0
//@ check: Sorting.raw  k=4 array=4
//@ violations: none
//@ paths: 34
//@ smt-calls: 0
//@ check: Sorting.by  array=4
//@ violations: none
//@ paths: 33
//@ smt-calls: 0
//@ check: Sorting.by  array=3
//@ violations: none
//@ same: laziness
//@ check: Sorting.wrong  array=3
//@ replayed
//@ violations: below

import heapwright.Heapwright;
import java.util.Comparator;

public final class Sorting {
    private Sorting() {}

    public static <T extends Comparable<T>> void natural(T[] a) {
        Heapwright.assume(a != null);
        for (T x : a) {
            Heapwright.assume(x != null);
        }
        for (int i = 1; i < a.length; i++) {
            T x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j].compareTo(x) > 0) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
        for (int i = 1; i < a.length; i++) {
            Heapwright.check(a[i - 1].compareTo(a[i]) <= 0);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void raw(Comparable[] a) {
        natural(a);
    }

    public static <T> void by(T[] a, Comparator<T> order) {
        Heapwright.assume(a != null && order != null);
        for (int i = 1; i < a.length; i++) {
            T x = a[i];
            int j = i - 1;
            while (j >= 0 && order.compare(a[j], x) > 0) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
        for (int i = 1; i < a.length; i++) {
            Heapwright.check(order.compare(a[i - 1], a[i]) <= 0);
        }
    }

    /** Forgets the first element. */
    public static <T> void wrong(T[] a, Comparator<? super T> order) {
        Heapwright.assume(a != null && order != null);
        for (int i = 2; i < a.length; i++) {
            T x = a[i];
            int j = i - 1;
            while (j >= 1 && order.compare(a[j], x) > 0) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
        for (int i = 1; i < a.length; i++) {
            Heapwright.check(order.compare(a[i - 1], a[i]) <= 0); //~ VIOLATES assertion
        }
    }
}
