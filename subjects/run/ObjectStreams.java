// Exercises Stream pipelines: map/filter/flatMap/sorted/distinct/reduce/iterate/limit/mapMulti/toArray and laziness order.
import java.util.*;
import java.util.stream.*;

public class ObjectStreams {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha", "foxtrot");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).sorted().toList());
        System.out.println(words.stream().distinct().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).collect(Collectors.toList()));
        System.out.println(words.stream().flatMap(w -> w.chars().mapToObj(c -> (char) c)).distinct().map(String::valueOf).collect(Collectors.joining()));
        System.out.println(words.stream().reduce("", (a, b) -> a + b.charAt(0)) + " " + words.stream().reduce((a, b) -> a.length() >= b.length() ? a : b).get() + " " + words.stream().reduce(0, (n, w) -> n + w.length(), Integer::sum));
        System.out.println(Stream.iterate(new int[]{0, 1}, p -> new int[]{p[1], p[0] + p[1]}).limit(15).map(p -> p[0]).toList());
        System.out.println(Stream.iterate("x", s -> s.length() < 5, s -> s + "y").toList());
        System.out.println(words.stream().skip(2).limit(3).toList() + " " + words.stream().count() + " " + words.stream().max(Comparator.naturalOrder()) + " " + words.stream().min(Comparator.comparing(w -> w.charAt(w.length() - 1))).get());
        StringBuilder log = new StringBuilder();
        List<String> got = words.stream().peek(w -> log.append("p:").append(w).append(' ')).filter(w -> { log.append("f "); return w.length() > 4; }).map(w -> { log.append("m "); return w.substring(1); }).limit(2).toList();
        System.out.println(got + " " + log);
        log.setLength(0);
        words.stream().peek(w -> log.append(w.charAt(0))).sorted().peek(w -> log.append(w.charAt(1))).anyMatch(w -> w.startsWith("c"));
        System.out.println(log);
        System.out.println(Arrays.toString(words.stream().map(String::length).toArray(Integer[]::new)) + words.stream().toArray().length);
        System.out.println(words.stream().takeWhile(w -> !w.equals("bravo")).toList() + " " + words.stream().dropWhile(w -> !w.equals("bravo")).toList());
        System.out.println(Stream.of(1, "two", 3.0, List.of(4)).<String>mapMulti((o, sink) -> { if (o instanceof Integer i) { sink.accept("i" + i); sink.accept("again"); } else if (o instanceof String s) sink.accept(s); }).toList());
        System.out.println(Stream.concat(Stream.of("a"), Stream.of("b", "c")).toList() + " " + Stream.ofNullable(null).count() + " " + Stream.empty().findAny().isPresent() + " " + Stream.of(5).findFirst().get());
        System.out.println(words.stream().allMatch(w -> w.length() > 3) + " " + words.stream().noneMatch(String::isEmpty));
        Stream<String> once = words.stream();
        once.count();
        try { once.count(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { words.stream().toList().add("x"); } catch (UnsupportedOperationException e) { System.out.println("unmodifiable"); }
        Iterator<Integer> it = Stream.of(3, 1, 2).sorted(Collections.reverseOrder()).iterator();
        while (it.hasNext()) System.out.print(it.next() + " ");
        System.out.println();
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).mapToInt(Integer::intValue).sum());
        System.out.println(new ArrayList<>(words).stream().onClose(() -> System.out.println("closed")).isParallel());
        try (Stream<Integer> s = Stream.of(1, 2).onClose(() -> System.out.println("closed2"))) { System.out.println(s.mapToInt(x -> x).sum()); }
        System.out.println("" + Stream.<String>builder().add("p").add("q").build().collect(Collectors.toCollection(LinkedList::new)));
        System.out.println(IntStream.rangeClosed(2, 30).boxed().filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
