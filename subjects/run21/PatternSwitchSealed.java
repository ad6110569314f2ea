// Exercises pattern switch over a sealed hierarchy of classes and interfaces without default, including exhaustiveness by nesting.
public class PatternSwitchSealed {
    sealed interface Shape permits Circle, Square, Poly { }
    record Circle(double r) implements Shape { }
    record Square(double side) implements Shape { }
    sealed interface Poly extends Shape permits Tri, Hex { int sides(); }
    record Tri() implements Poly { public int sides() { return 3; } }
    static final class Hex implements Poly { public int sides() { return 6; } }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> 3 * c.r() * c.r();
            case Square q -> q.side() * q.side();
            case Tri t -> 0.5;
            case Hex h -> h.sides() * 2.5;
        };
    }
    static String kind(Shape s) {
        return switch (s) { case Poly p -> "poly" + p.sides(); case Circle c -> "circle"; case Square q -> "square"; };
    }
    static String obj(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i -> "int " + (i + 1);
            case Long l -> "long " + l;
            case String s -> "str " + s.length();
            case int[] a -> "ints " + a.length;
            case String[] a -> "strs " + a.length;
            case Object[] a -> "objs " + a.length;
            case Shape s -> "shape " + kind(s);
            case Enum<?> e -> "enum " + e.name();
            case Class<?> c -> "class " + c.getSimpleName();
            case CharSequence cs -> "chars " + cs;
            default -> "other " + o.getClass().getSimpleName();
        };
    }
    enum E { A, B }
    public static void main(String[] args) {
        Shape[] all = {new Circle(2), new Square(3), new Tri(), new Hex()};
        for (Shape s : all) System.out.println(area(s) + " " + kind(s));
        Object[] os = {null, 41, 5L, "four", new int[3], new String[2], new Integer[1], all[0], all[3], E.B, String.class, new StringBuilder("sb"), 2.5, 'c', new long[0]};
        for (Object o : os) System.out.println(obj(o));
        try { area(null); } catch (NullPointerException e) { System.out.println("NPE for null without case null"); }
        int n = 0;
        for (int i = 0; i < 2000; i++) n += switch ((Object) (i % 3 == 0 ? i : i % 3 == 1 ? "s" + i : (long) i)) { case Integer x when x > 1000 -> 3;
            case Integer x -> 1;
            case String s -> s.length();
            default -> 0; };
        System.out.println(n);
    }
}
