import heapwright.Heapwright;

/** Subjects whose paths load and initialize classes in different orders, and make objects in between. */
public class Twisted {
    Twisted left;
    Twisted right;
    Object any;
    int value;

    static class First { static Twisted kept = new Twisted(); static int count = 3; }
    static class Second { static Twisted kept; static Object other = "other"; static int count = First.count + 1; }
    static class Third { static Object kept = new int[4]; static long count; }

    /** Static fields of classes that are loaded in the order in which a path comes by; the first path needs none. */
    public static int statics(int way, Twisted given) {
        switch (way) {
            case 0:
                return 0;
            case 1:
                return First.kept == given && given != null ? 1 / First.count : Second.kept == Third.kept ? 2 : 3;
            case 2:
                return Third.kept == given ? 4 : Second.kept == First.kept ? 1 / (Second.count - 4) : 5;
            case 3:
                return Second.other == Third.kept ? 6 : First.kept == null ? 7 : First.kept.left.value;
            default:
                return First.kept == Third.kept ? 8 : 9;
        }
    }

    interface Weighs { int weight(); }
    static class Light implements Weighs { int grams; public int weight() { return grams; } }
    static class Heavy implements Weighs { Weighs inside; public int weight() { return 100 / inside.weight(); } }
    static final class Heavier extends Heavy { int more; public int weight() { return super.weight() + more; } }
    enum Mood { GOOD, BAD { int factor() { return 0; } }; int factor() { return 2; } }

    /** Calls whose targets depend on classes that are not decided. */
    public static int targets(Weighs a, Weighs b, Mood mood, boolean first) {
        Heapwright.assume(a != null && b != null);
        int sum = first ? a.weight() : b.weight() / mood.factor();
        Heapwright.check(sum != 7);
        return sum;
    }

    /** Casts and type tests in different orders. */
    public static int types(Object a, Object b) {
        if (a instanceof Twisted) {
            return ((Light) b).grams;
        }
        if (b instanceof Heavier) {
            return ((Heavier) b).inside == a ? 1 : 2;
        }
        return a instanceof int[] ? ((int[]) a)[2] : a == b ? 3 : 4;
    }

    /** Shared children: the graph is no forest. */
    public int shared(Twisted other) {
        if (left == other) {
            left.value = 5;
        }
        if (right != null && right.left == this) {
            right.right = left;
        }
        if (other != null && other.any == left.any) {
            return 7 / (value - 5);
        }
        return other.value;
    }

    /** Loops that materialize nothing, on some paths more often than the limit allows. */
    public static int loops(int n, int m) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < m; j++) {
                sum += j;
            }
        }
        Heapwright.check(sum != 3);
        return sum;
    }

    /** The second condition is hard, the last one is not. */
    public static void undecided(int a, int b) {
        if (a * b == 0) {
            Heapwright.check(a != 3 || b != 5);
        }
    }

    /** Runs for as long as it may, and looks at other numbers all the time. */
    public static int endless(int a) {
        int step = a == 0 ? 2 : 4;
        int odd = 1;
        while (odd != 0) {
            odd += step;
        }
        return odd;
    }

    /** Conditions beyond comparisons. */
    public static int numbers(int a, int b, long c, char d) {
        if ((a & 63) * (b & 63) == 391 && b > a) {
            return 1;
        }
        if ((c ^ a) % 7 == 3 && (d & 0x55) == 0x41) {
            throw new IllegalStateException("numbers");
        }
        if (a / (b - 4) > c << 3) {
            Heapwright.check((a | b) != 12);
        }
        return d > a ? 4 : 5;
    }

    /** Texts and boxes, which are values. */
    public static int texts(String a, String b, Integer c, Integer d) {
        if (a.equals(b)) {
            return a == b ? 1 : c;
        }
        if (c == d) {
            return 2 / a.length();
        }
        Heapwright.check(!a.concat(b).equals("ab"));
        return c.equals(d) ? 3 : (a + d).length();
    }

    /** Elements that are aliased by their indices. */
    public static int elements(Twisted[] a, int[] b, int i, int j) {
        b[i] = 4;
        b[j] += 1;
        if (a[b[0]] == a[i] && a[i] != null) {
            a[i].value = b.length;
            return a[j].value;
        }
        return a.clone()[j].value;
    }
}
