// Exercises the exact messages of the exceptions the machine itself raises.
public class ExceptionMessages {
    interface Act { Object go() throws Throwable; }

    static void run(String what, Act a) {
        try { System.out.println(what + " gave " + a.go()); } catch (Throwable t) { System.out.println(what + ": " + t.getClass().getName() + ": " + t.getMessage()); }
    }

    static class Own { }
    enum E { A }

    public static void main(String[] args) {
        int[] a = new int[3]; String[] ss = new String[2]; Object str = "text", num = 5, arr = new int[1], objs = new Object[1], own = new Own();
        int m1 = -1, zero = 0, three = 3;
        run("int div", () -> 1 / zero);
        run("long rem", () -> 1L % (long) zero);
        run("load high", () -> a[three]);
        run("load neg", () -> a[m1]);
        run("store", () -> ss[5] = "x");
        run("byte arr", () -> (new byte[0])[zero]);
        run("neg size", () -> new int[m1]);
        run("neg size ref", () -> new String[m1 * 7].length);
        run("cast", () -> (Integer) str);
        run("cast2", () -> (String) num);
        run("cast arr", () -> (long[]) arr);
        run("cast arr2", () -> (String[]) objs);
        run("cast own", () -> (Own) str);
        run("cast from own", () -> (Comparable<?>) own);
        run("cast to own arr", () -> (Own[]) objs);
        run("cast enum", () -> (Runnable) (Object) E.A);
        run("ase", () -> ((Object[]) ss)[0] = 5);
        run("charAt", () -> "abc".charAt(3));
        run("charAt neg", () -> "abc".charAt(-1));
        run("substring", () -> "abc".substring(2, 1));
        run("substring2", () -> "abc".substring(4));
        run("substring3", () -> "abc".substring(-1, 2));
        run("list get", () -> java.util.List.of(1, 2).get(2));
        run("arraylist get", () -> new java.util.ArrayList<>().get(0));
        run("arraylist set", () -> new java.util.ArrayList<>(java.util.List.of(1)).set(-1, 2));
        run("linkedlist", () -> new java.util.LinkedList<>().get(4));
        run("nfe", () -> Integer.parseInt("12a"));
        run("nfe empty", () -> Integer.parseInt(""));
        run("nfe long", () -> Long.parseLong("99999999999999999999"));
        run("nfe double", () -> Double.parseDouble("1.2.3"));
        run("enum", () -> E.valueOf("B"));
        run("iterator", () -> new java.util.ArrayList<>().iterator().next());
        run("deque", () -> new java.util.ArrayDeque<>().pop());
        run("optional", () -> java.util.Optional.empty().get());
        run("immutable", () -> java.util.List.of(1).add(2));
        run("checkIndex", () -> java.util.Objects.checkIndex(5, 5));
        run("requireNonNull", () -> java.util.Objects.requireNonNull(null, "needed"));
        run("arraycopy", () -> { System.arraycopy(a, 1, a, 2, 2); return 0; });
        run("arraycopy types", () -> { System.arraycopy(a, 0, new long[3], 0, 1); return 0; });
        run("arraycopy neg", () -> { System.arraycopy(a, 0, a, 0, -1); return 0; });
        run("arraycopy src", () -> { System.arraycopy(ss, -1, ss, 0, 1); return 0; });
        run("arraycopy notarray", () -> { System.arraycopy("s", 0, ss, 0, 1); return 0; });
        run("class for name", () -> Class.forName("no.such.Thing"));
        run("clone", () -> new ExceptionMessages().clone());
        run("addExact", () -> Math.addExact(Integer.MAX_VALUE, 1));
        run("toIntExact", () -> Math.toIntExact(1L << 40));
    }
}
