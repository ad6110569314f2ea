// Exercises Collectors: groupingBy, partitioningBy, toMap, counting, averaging, teeing, mapping, reducing, collectingAndThen.
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class StreamCollectors {
    record Emp(String name, String dept, int pay, boolean senior) { }

    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("ann", "dev", 120, true), new Emp("bob", "ops", 80, false), new Emp("cat", "dev", 95, false), new Emp("dan", "hr", 70, true), new Emp("eve", "ops", 110, true), new Emp("fay", "dev", 60, false));
        System.out.println(new TreeMap<>(es.stream().collect(Collectors.groupingBy(Emp::dept))).firstEntry());
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.joining("/", "<", ">")))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summingInt(Emp::pay))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingInt(Emp::pay))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Emp::pay)))).get("dev").get().name());
        System.out.println("" + es.stream().collect(Collectors.partitioningBy(Emp::senior, Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println("" + es.stream().collect(Collectors.partitioningBy(e -> e.pay() > 1000)));
        System.out.println(new TreeMap<>(es.stream().collect(Collectors.toMap(Emp::name, Emp::pay))));
        System.out.println("" + es.stream().collect(Collectors.toMap(Emp::dept, Emp::pay, Integer::sum, LinkedHashMap::new)));
        try { es.stream().collect(Collectors.toMap(Emp::dept, Emp::name)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.println("" + es.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingDouble(Emp::pay), (n, a) -> n + ":" + a)));
        System.out.println("" + es.stream().map(Emp::pay).collect(Collectors.summarizingInt(Integer::intValue)));
        System.out.println("" + es.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + " " + es.stream().map(Emp::name).collect(Collectors.toCollection(TreeSet::new)).descendingSet());
        System.out.println("" + es.stream().collect(Collectors.reducing(0, Emp::pay, Math::max)) + " " + es.stream().map(Emp::name).collect(Collectors.reducing((a, b) -> b + a)).get());
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.filtering(Emp::senior, Collectors.mapping(Emp::name, Collectors.toList())))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.flatMapping(e -> e.name().chars().mapToObj(c -> "" + (char) c), Collectors.toCollection(TreeSet::new)))));
        System.out.println("" + Stream.of("x", "y", "x").collect(Collectors.toSet()).size() + " " + Stream.of(1, 2).collect(Collectors.toUnmodifiableList()));
        System.out.println("" + Stream.of("b", "a", "b", "c", "a", "b").collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting())));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(e -> e.pay() / 50, TreeMap::new, Collectors.partitioningBy(Emp::senior, Collectors.counting()))));
        System.out.println("" + Stream.of(1, 2, 3, 4).collect(Collector.of(() -> new int[1], (a, x) -> a[0] += x * x, (a, b) -> { a[0] += b[0]; return a; }, a -> "sq" + a[0])));
        System.out.println("" + Stream.of(1.5, 2.5).collect(Collectors.summingDouble(x -> x)) + " " + Stream.of(1L, 2L).collect(Collectors.averagingLong(x -> x)) + " " + Stream.<String>empty().collect(Collectors.joining(",", "[", "]")));
    }
}
