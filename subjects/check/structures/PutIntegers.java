// Fubini numbers.
//@ check: PutIntegers.ints2
//@ paths: 3
//@ verdict: verified
//@ check: PutIntegers.ints3
//@ paths: 13
//@ verdict: verified
//@ check: PutIntegers.ints4
//@ paths: 75
//@ verdict: verified
//@ check: PutIntegers.ints5
//@ paths: 541
//@ verdict: verified
//@ check: PutIntegers.ints8
//@ paths: 545835
//@ slow
//@ verdict: verified
//@ check: PutIntegers.boxes2  n=8
//@ paths: 3
//@ verdict: verified
//@ check: PutIntegers.boxes3  n=8
//@ paths: 13
//@ verdict: verified
//@ check: PutIntegers.boxes4  n=8
//@ paths: 75
//@ verdict: verified
//@ check: PutIntegers.boxes5  n=8
//@ paths: 541
//@ verdict: verified

import heapwright.Heapwright;

/** Boxing takes small numbers from a cache, but a map never asks whether two keys are one object. */
public final class PutIntegers {
    private PutIntegers() {}

    public static void ints2(int a, int b) {
        put(a, b);
    }

    public static void ints3(int a, int b, int c) {
        put(a, b, c);
    }

    public static void ints4(int a, int b, int c, int d) {
        put(a, b, c, d);
    }

    public static void ints5(int a, int b, int c, int d, int e) {
        put(a, b, c, d, e);
    }

    public static void ints8(int a, int b, int c, int d, int e, int f, int g, int h) {
        put(a, b, c, d, e, f, g, h);
    }

    public static void boxes2(Integer a, Integer b) {
        put(a, b);
    }

    public static void boxes3(Integer a, Integer b, Integer c) {
        put(a, b, c);
    }

    public static void boxes4(Integer a, Integer b, Integer c, Integer d) {
        put(a, b, c, d);
    }

    public static void boxes5(Integer a, Integer b, Integer c, Integer d, Integer e) {
        put(a, b, c, d, e);
    }

    private static void put(Integer... keys) {
        for (Integer key : keys) {
            Heapwright.assume(key != null);
        }
        java.util.TreeMap<Integer, Object> map = new java.util.TreeMap<>();
        for (Integer key : keys) {
            map.put(key, null);
        }
    }
}
