package green;

import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeSet;

/** Compares the containers with those of java.util on random operations, and the others with plain definitions. */
public class Agreement {
    public static void main(String[] arguments) {
        Random random = new Random(7);
        for (int round = 0; round < 400; round++) containers(random, 1 + random.nextInt(60), 1 + random.nextInt(40));
        for (int round = 0; round < 20000; round++) numbers(random);
        advice();
        System.out.println("agreed");
    }

    private static void containers(Random random, int operations, int keys) {
        BinTree tree = new BinTree();
        TreeMap map = new TreeMap();
        BinomialHeap heap = new BinomialHeap();
        TreeSet<Integer> set = new TreeSet<>();
        java.util.TreeMap<Integer, Integer> values = new java.util.TreeMap<>();
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        for (int at = 0; at < operations; at++) {
            int key = random.nextInt(keys) - keys / 2;
            switch (random.nextInt(5)) {
                case 0, 1 -> {
                    tree.insert(key);
                    set.add(key);
                    map.put(key, at);
                    values.put(key, at);
                    heap.insert(key);
                    queue.add(key);
                }
                case 2 -> {
                    tree.delete(key);
                    set.remove(key);
                    map.remove(key);
                    values.remove(key);
                    heap.delete(key);
                    queue.remove(key);
                }
                case 3 -> {
                    if (heap.isEmpty() != queue.isEmpty()) throw new AssertionError("emptiness of the heap");
                    if (!queue.isEmpty() && heap.extractMin() != queue.poll()) throw new AssertionError("minimum");
                }
                default -> {
                    int smaller = key - random.nextInt(5);
                    heap.decreaseKey(key, smaller);
                    if (queue.remove(key)) queue.add(smaller);
                }
            }
            if (!map.isValid()) throw new AssertionError("not a red-black tree");
            for (int probe = -keys; probe < keys; probe++) {
                if (tree.find(probe) != set.contains(probe)) throw new AssertionError("tree");
                if (map.get(probe, -1) != values.getOrDefault(probe, -1)) throw new AssertionError("map");
                if (heap.find(probe) != queue.contains(probe)) throw new AssertionError("heap");
            }
        }
        while (!queue.isEmpty()) {
            if (heap.extractMin() != queue.poll()) throw new AssertionError("order of the heap");
        }
        if (!heap.isEmpty()) throw new AssertionError("the heap has more");
    }

    private static void numbers(Random random) {
        int a = random.nextInt(30) - 2, b = random.nextInt(30) - 2, c = random.nextInt(30) - 2;
        if (TriTyp.classify(a, b, c) != triangle(a, b, c)) throw new AssertionError("triangle");
        int divisor = a <= 0 || b <= 0 ? 0 : java.math.BigInteger.valueOf(a).gcd(java.math.BigInteger.valueOf(b)).intValue();
        if (Euclid.gcd(a, b) != divisor) throw new AssertionError("divisor");
    }

    /** Separation 601 and everything else in order: the climb and the descent that the rules ask for, and nothing otherwise. */
    private static void advice() {
        boolean climbs = Tcas.altSepTest(601, 1, 1, 100, 0, 200, 0, 500, 300, 0, 1, 0) == Tcas.UPWARD;
        boolean descends = Tcas.altSepTest(601, 1, 1, 200, 0, 100, 0, 400, 500, 0, 1, 0) == Tcas.DOWNWARD;
        boolean rests = Tcas.altSepTest(600, 1, 1, 100, 0, 200, 0, 500, 300, 0, 1, 0) == Tcas.UNRESOLVED
            && Tcas.altSepTest(601, 0, 1, 100, 0, 200, 0, 500, 300, 0, 1, 0) == Tcas.UNRESOLVED
            && Tcas.altSepTest(601, 1, 0, 100, 0, 200, 0, 500, 300, 0, 1, 0) == Tcas.UNRESOLVED
            && Tcas.altSepTest(601, 1, 1, 100, 0, 200, 0, 500, 400, 0, 1, 0) == Tcas.UNRESOLVED;
        if (!climbs || !descends || !rests) throw new AssertionError("advice");
    }

    private static int triangle(int a, int b, int c) {
        int[] sides = {a, b, c};
        java.util.Arrays.sort(sides);
        if (sides[0] <= 0 || sides[0] + sides[1] <= sides[2]) return 4;
        return (int) (4 - java.util.stream.IntStream.of(sides).distinct().count());
    }
}
