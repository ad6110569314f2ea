// Exercises record deconstruction patterns: nested, with var, generic inference, in instanceof and switch.
import java.util.List;

public class RecordPatterns {
    record Point(int x, int y) { }
    record Line(Point a, Point b) { }
    record Box<T>(T content) { }
    record Pair<A, B>(A first, B second) { }
    sealed interface Expr permits Num, Neg, Bin { }
    record Num(int v) implements Expr { }
    record Neg(Expr e) implements Expr { }
    record Bin(char op, Expr l, Expr r) implements Expr { }

    static int eval(Expr e) {
        return switch (e) {
            case Num(int v) -> v;
            case Neg(Num(var v)) -> -v;
            case Neg(Neg(var inner)) -> eval(inner);
            case Neg(var x) -> -eval(x);
            case Bin(char op, Expr l, Expr r) when op == '+' -> eval(l) + eval(r);
            case Bin(char op, Num(var a), Num(var b)) when op == '*' -> a * b;
            case Bin(var op, var l, var r) -> switch (op) { case '*' -> eval(l) * eval(r);
                case '-' -> eval(l) - eval(r);
                default -> throw new IllegalArgumentException("op " + op); };
        };
    }
    static String desc(Object o) {
        if (o instanceof Line(Point(var x1, var y1), Point(int x2, int y2)) && x1 == x2) return "vertical " + (y2 - y1);
        if (o instanceof Line(Point p, var q)) return "line " + p + q;
        if (o instanceof Box<?>(String s)) return "box of string " + s;
        if (o instanceof Box<?>(Box<?>(var in))) return "box in box " + in;
        if (o instanceof Pair<?, ?>(Integer i, Integer j)) return "ints " + (i + j);
        if (o instanceof Pair<?, ?>(var a, Pair<?, ?>(var b, var c))) return "triple " + a + b + c;
        return "no match";
    }
    static <T> T unbox(Box<Box<T>> b) { return switch (b) { case Box<Box<T>>(Box<T>(T t)) -> t; }; }

    public static void main(String[] args) {
        Expr e = new Bin('+', new Num(2), new Bin('*', new Num(3), new Neg(new Neg(new Num(4)))));
        System.out.println(eval(e) + " " + eval(new Neg(e)) + " " + eval(new Bin('*', new Num(6), new Num(7))) + " " + eval(new Bin('-', e, new Neg(new Num(1)))));
        try { eval(new Bin('?', e, e)); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        Object[] os = {new Line(new Point(1, 2), new Point(1, 9)), new Line(new Point(0, 0), new Point(3, 4)), new Box<>("s"), new Box<>(new Box<>(5)), new Box<>(5), new Box<>(null), new Pair<>(1, 2), new Pair<>("x", new Pair<>("y", null)), new Pair<>(1, "z"), null, new Line(null, new Point(1, 1))};
        for (Object o : os) System.out.println(desc(o));
        System.out.println(unbox(new Box<>(new Box<>("deep"))));
        for (Object o : List.of(new Point(5, 6), new Point(-1, 0))) System.out.println(switch (o) { case Point(int x, int y) when x > 0 -> x * y; case Point(int x, int y) -> x - y; default -> 0; });
    }
}
