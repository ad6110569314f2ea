// Arrays of arrays of subtypes are not explored, and the claim says so where that matters.
//@ check: Nested.rows
//@ verdict: verified-within-limits
//@ world: arrays of arrays, and arrays in them, are of exactly their declared types
//@ check: Nested.element
//@ verdict: verified-within-limits
//@ world: arrays of arrays, and arrays in them, are of exactly their declared types
//@ check: Nested.numbers
//@ verdict: verified

public class Nested {
    static void rows(Object[][] a) {
        if (a != null && a.length > 0) {
            a[0] = new Object[1];
        }
    }

    static void element(Number[][] a) {
        if (a != null && a.length > 0 && a[0] != null && a[0].length > 0) {
            a[0][0] = 1;
        }
    }

    static void numbers(int[][] a) {
        if (a != null && a.length > 0) {
            a[0] = new int[1];
        }
    }
}
