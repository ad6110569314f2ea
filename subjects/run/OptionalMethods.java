// Exercises Optional and its primitive variants.
import java.util.*;

public class OptionalMethods {
    static int calls;
    static String make() { calls++; return "made"; }

    public static void main(String[] args) {
        Optional<String> a = Optional.of("value"), e = Optional.empty();
        System.out.println(a + " " + e + " " + a.isPresent() + " " + e.isEmpty() + " " + a.get());
        System.out.println(a.map(String::length) + " " + e.map(String::length) + " " + a.map(s -> null) + " " + a.flatMap(s -> Optional.of(s + s)) + " " + a.filter(s -> s.startsWith("x")));
        System.out.println(a.orElse("other") + " " + e.orElse("other") + " " + a.orElseGet(OptionalMethods::make) + " " + calls + " " + e.orElseGet(OptionalMethods::make) + " " + calls);
        System.out.println(e.or(() -> Optional.of("alt")).get() + " " + a.or(() -> Optional.of("alt")).get() + " " + a.stream().count() + e.stream().count());
        try { e.get(); } catch (NoSuchElementException x) { System.out.println(x.getMessage()); }
        try { e.orElseThrow(); } catch (NoSuchElementException x) { System.out.println(x.getMessage()); }
        try { e.orElseThrow(() -> new IllegalStateException("custom")); } catch (IllegalStateException x) { System.out.println(x.getMessage()); }
        try { Optional.of(null); } catch (NullPointerException x) { System.out.println("of(null)"); }
        System.out.println(Optional.ofNullable(null).isPresent() + " " + a.equals(Optional.of("value")) + " " + e.equals(Optional.empty()) + " " + (e == Optional.<String>empty()) + " " + a.hashCode() + " " + e.hashCode());
        a.ifPresent(s -> System.out.println("present " + s));
        e.ifPresent(s -> System.out.println("never"));
        a.ifPresentOrElse(s -> System.out.println("P" + s), () -> System.out.println("E"));
        e.ifPresentOrElse(s -> System.out.println("P" + s), () -> System.out.println("E"));
        OptionalInt i = OptionalInt.of(5); OptionalDouble d = OptionalDouble.of(-0.0); OptionalLong l = OptionalLong.empty();
        System.out.println(i + " " + d + " " + l + " " + i.getAsInt() + " " + d.orElse(1) + " " + l.orElse(7) + " " + i.equals(OptionalInt.of(5)) + " " + d.equals(OptionalDouble.of(0.0)));
        Map<String, Map<String, Integer>> nested = Map.of("k", Map.of("in", 3));
        System.out.println(Optional.ofNullable(nested.get("k")).map(m -> m.get("in")).map(x -> x * 2).orElse(-1) + " " + Optional.ofNullable(nested.get("z")).map(m -> m.get("in")).orElse(-1));
        System.out.println(Optional.of(Optional.of(1)).flatMap(x -> x).get() + " " + Optional.of(Optional.empty()));
    }
}
