//@ release: 25
// Exercises stream gatherers (Java 24+): windowFixed, windowSliding, scan, fold and a custom gatherer.
import java.util.*;
import java.util.stream.*;

public class StreamGatherers {
    static <T> Gatherer<T, ?, T> everyOther() { return Gatherer.ofSequential(() -> new int[1], (state, x, down) -> state[0]++ % 2 == 0 ? down.push(x) : true); }
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 8).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.rangeClosed(1, 5).boxed().gather(Gatherers.windowSliding(3)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of("a", "b", "c").gather(Gatherers.fold(() -> "", String::concat)).findFirst().get());
        System.out.println(Stream.of(1, 2, 3, 4, 5).gather(everyOther()).map(x -> x * 10).toList());
        Gatherer<Integer, ?, String> g = Gatherer.of((_, x, down) -> { for (int i = 0; i < x; i++) if (!down.push(x + "." + i)) return false; return true; });
        System.out.println(Stream.of(2, 0, 3).gather(g).limit(4).toList());
        System.out.println(Stream.iterate(1, x -> x + 1).gather(everyOther()).gather(Gatherers.windowFixed(2)).limit(3).toList());
        System.out.println(Stream.<Integer>empty().gather(Gatherers.windowFixed(2)).toList());
        try { Gatherers.windowFixed(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
