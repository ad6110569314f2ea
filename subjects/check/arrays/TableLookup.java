//@ check: TableLookup.lookup
//@ verdict: violated

import heapwright.Heapwright;

/** Known contents, unknown index. */
public class TableLookup {
    public static void lookup(int i) {
        int[] table = {3, 1, 4, 1, 5};
        Heapwright.assume(0 <= i && i < table.length);
        Heapwright.check(1 <= table[i] && table[i] <= 5);
        Heapwright.check(table[i] != 2);
        Heapwright.check(table[i] != 4); //~ VIOLATES assertion
    }
}
