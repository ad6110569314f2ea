// Exercises MatchException: a record accessor throwing inside a pattern match, with its cause, caught and then uncaught at the end.
public class MatchExceptions {
    record Bad(int v) { public int v() { if (v < 0) throw new IllegalStateException("accessor " + v); return v; } }
    record Wrap(Bad b, String s) { }
    static String look(Object o) { return switch (o) { case Wrap(Bad(int v), String s) -> s + v;
            case Bad(int v) when v > 10 -> "big";
            case Bad(int v) -> "bad " + v;
            default -> "none"; }; }
    public static void main(String[] args) {
        System.out.println(look(new Bad(5)) + " " + look(new Bad(50)) + " " + look(new Wrap(new Bad(1), "w")) + " " + look("x") + " " + look(new Wrap(null, "n")));
        try { look(new Bad(-1)); } catch (MatchException e) { System.out.println(e.getMessage() + " | " + e.getCause()); }
        try { look(new Wrap(new Bad(-2), "q")); } catch (MatchException e) { System.out.println(e.getCause().getMessage()); }
        try { if ((Object) new Bad(-3) instanceof Bad(var v)) System.out.println(v); } catch (MatchException e) { System.out.println("instanceof " + e.getCause().getMessage()); }
        System.out.println(new MatchException("m", null).getMessage());
        System.out.println(new MatchException("m", new Error("c")).getCause());
        System.out.println(look(new Bad(-99)));
    }
}
