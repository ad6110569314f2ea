// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
//@ check: Sort.insertionSort  laziness=lazier# k=1 array=1
//@ paths: 1
//@ check: Sort.insertionSort  laziness=lazier# k=2 array=2
//@ paths: 3
//@ check: Sort.insertionSort  laziness=lazier# k=3 array=3
//@ paths: 9
//@ check: Sort.insertionSort  laziness=lazier# k=4 array=4
//@ paths: 33
//@ check: Sort.shellsort  laziness=lazier# k=1 array=1
//@ paths: 1
//@ check: Sort.shellsort  laziness=lazier# k=2 array=2
//@ paths: 3
//@ check: Sort.shellsort  laziness=lazier# k=3 array=3
//@ paths: 9
//@ check: Sort.shellsort  laziness=lazier# k=4 array=4
//@ paths: 33
//@ check: Sort.selectionSort  laziness=lazier# k=1 array=1
//@ paths: 1
//@ check: Sort.selectionSort  laziness=lazier# k=2 array=2
//@ paths: 3
//@ check: Sort.selectionSort  laziness=lazier# k=3 array=3
//@ paths: 10
//@ check: Sort.selectionSort  laziness=lazier# k=4 array=4
//@ paths: 43
//@ check: Sort.insertionSortItems  aliasing=never laziness=lazier# k=1 array=1
//@ paths: 2
//@ check: Sort.insertionSortItems  aliasing=never laziness=lazier# k=2 array=2
//@ paths: 4
//@ check: Sort.insertionSortItems  aliasing=never laziness=lazier# k=3 array=3
//@ paths: 10
//@ check: Sort.insertionSortItems  aliasing=never laziness=lazier# k=4 array=4
//@ paths: 34

import heapwright.Heapwright;

/** Sorting arrays of unknown length: the slots that are touched are what is bounded. */
public final class Sort {
    private Sort() {}

    static final class Item {
        int rank;
    }

    public static void insertionSort(int[] a) {
        Heapwright.assume(a != null);
        for (int i = 1; i < a.length; i++) {
            int value = a[i];
            int j = i;
            while (j > 0 && value < a[j - 1]) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = value;
        }
        Heapwright.check(isSorted(a));
    }

    public static void shellsort(int[] a) {
        Heapwright.assume(a != null);
        for (int gap = a.length / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11) {
            for (int i = gap; i < a.length; i++) {
                int value = a[i];
                int j = i;
                while (j >= gap && value < a[j - gap]) {
                    a[j] = a[j - gap];
                    j -= gap;
                }
                a[j] = value;
            }
        }
        Heapwright.check(isSorted(a));
    }

    public static void selectionSort(int[] a) {
        Heapwright.assume(a != null);
        for (int i = 0; i < a.length - 1; i++) {
            int min = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[min]) {
                    min = j;
                }
            }
            int value = a[min];
            a[min] = a[i];
            a[i] = value;
        }
        Heapwright.check(isSorted(a));
    }

    public static void insertionSortItems(Item[] a) {
        Heapwright.assume(isComplete(a));
        for (int i = 1; i < a.length; i++) {
            Item item = a[i];
            int j = i;
            while (j > 0 && item.rank < a[j - 1].rank) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = item;
        }
        for (int i = 1; i < a.length; i++) {
            Heapwright.check(a[i - 1].rank <= a[i].rank);
        }
    }

    private static boolean isComplete(Item[] a) {
        if (a == null) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] == null) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }
}
