// Exercises generic sealed interfaces with pattern switch: Option/Result types, generic exhaustiveness and recursive lists.
import java.util.function.*;

public class GenericSealedSwitch {
    sealed interface Opt<T> { record Some<T>(T v) implements Opt<T> { } record None<T>() implements Opt<T> { }
        default <R> Opt<R> map(Function<? super T, ? extends R> f) { return switch (this) { case Some<T>(var v) -> new Some<>(f.apply(v));
                case None<T>() -> new None<>(); }; }
        default T or(T d) { return switch (this) { case Some<T> s -> s.v(); case None<T> n -> d; }; } }
    sealed interface Res<T, E extends Exception> permits Ok, Err { }
    record Ok<T, E extends Exception>(T value) implements Res<T, E> { }
    record Err<T, E extends Exception>(E error) implements Res<T, E> { }
    static Res<Integer, NumberFormatException> parse(String s) { try { return new Ok<>(Integer.parseInt(s)); } catch (NumberFormatException e) { return new Err<>(e); } }
    sealed interface LinkedL<T> permits Cons, Nil { }
    record Cons<T>(T head, LinkedL<T> tail) implements LinkedL<T> { }
    record Nil<T>() implements LinkedL<T> { }
    static <T> int size(LinkedL<T> l) { return switch (l) { case Nil<T>() -> 0; case Cons<T>(var head, var tail) -> 1 + size(tail); }; }
    static int sum(LinkedL<Integer> l) { int s = 0; while (l instanceof Cons<Integer>(Integer h, LinkedL<Integer> t)) { s += h; l = t; } return s; }
    sealed interface Kind<T> permits IntKind, StrKind { }
    static final class IntKind implements Kind<Integer> { }
    static final class StrKind implements Kind<String> { }
    static String only(Kind<Integer> k) { return switch (k) { case IntKind i -> "int only"; }; }
    public static void main(String[] args) {
        Opt<String> a = new Opt.Some<>("value"), b = new Opt.None<>();
        System.out.println(a.map(String::length) + " " + b.map(String::length) + " " + a.or("d") + " " + b.or("d"));
        for (String s : new String[]{"12", "x1"}) System.out.println(switch (parse(s)) { case Ok<Integer, NumberFormatException>(Integer v) when v > 10 -> "large " + v; case Ok<Integer, NumberFormatException>(var v) -> "ok " + v; case Err<Integer, NumberFormatException>(var e) -> "err " + e.getMessage(); });
        LinkedL<Integer> l = new Nil<>();
        for (int i = 1; i <= 50; i++) l = new Cons<>(i, l);
        System.out.println(size(l) + " " + sum(l) + " " + (l instanceof Cons<Integer>(var h, Cons<Integer>(var h2, var t)) ? h * 100 + h2 : -1));
        System.out.println(only(new IntKind())); System.out.println(new Cons<>(1, new Cons<>(2, new Nil<>())));
        Supplier<Opt<Integer>> s = () -> new Opt.Some<>(5);
        if (s.get() instanceof Opt.Some<Integer>(var v) && v == 5) System.out.println("five");
        System.out.println(a.equals(new Opt.Some<>("value")) + " " + b.equals(new Opt.None<Integer>()));
    }
}
