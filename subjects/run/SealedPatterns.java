// Exercises sealed hierarchies with instanceof patterns, pattern scope with && and !, and switch expressions over enums of kinds.
public class SealedPatterns {
    sealed interface Shape permits Circle, Rect, Poly { }
    static final class Circle implements Shape { final double r; Circle(double r) { this.r = r; } }
    static final class Rect implements Shape { final double w, h; Rect(double w, double h) { this.w = w; this.h = h; } }
    static non-sealed class Poly implements Shape { int sides; Poly(int s) { sides = s; } }
    static class Tri extends Poly { Tri() { super(3); } }

    static String describe(Object o) {
        if (o instanceof Circle c) return "circle " + c.r;
        if (o instanceof Rect r && r.w == r.h) return "square " + r.w;
        if (o instanceof Rect r) return "rect " + r.w + "x" + r.h;
        if (o instanceof Tri t) return "triangle " + t.sides;
        if (!(o instanceof Poly p)) return "not a shape: " + o;
        return "poly " + p.sides;
    }

    static int len(Object o) {
        return o instanceof String s ? s.length() : o instanceof int[] a ? a.length : o instanceof Integer i && i > 10 ? i : -1;
    }

    static boolean both(Object a, Object b) {
        return a instanceof String x && b instanceof String y && x.length() == y.length() || a instanceof Integer m && b instanceof Integer n && m.equals(n);
    }

    static int loop(Object[] os) {
        int total = 0;
        for (Object o : os) {
            if (!(o instanceof Number n)) continue;
            total += n.intValue();
        }
        return total;
    }

    static String field = "field";
    static String shadow(Object field) {
        if (field instanceof String s && s.startsWith("f")) { s = s + "!"; return s + SealedPatterns.field; }
        return "none";
    }

    public static void main(String[] args) {
        Object[] os = {new Circle(1.5), new Rect(2, 2), new Rect(2, 3), new Tri(), new Poly(7), "str", null, 42};
        for (Object o : os) System.out.println(describe(o));
        System.out.println(len("four") + " " + len(new int[6]) + " " + len(11) + " " + len(9) + " " + len(null));
        System.out.println(both("ab", "cd") + " " + both("a", "cd") + " " + both(5, 5) + " " + both(5, "x") + " " + both(null, null));
        System.out.println(loop(new Object[]{1, "2", 3.9, null, 4L, 'c', (byte) 5}));
        System.out.println(shadow("foo") + " " + shadow("bar") + " " + shadow(5));
        Object w = "while";
        int k = 0;
        while (w instanceof String s && s.length() > 1) { w = s.substring(1); k++; }
        System.out.println(k + " " + w);
    }
}
