// Exercises IntStream/LongStream/DoubleStream: ranges, reductions, statistics, boxing, iterate, flatMap, takeWhile.
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.*;

public class IntStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).sum() + " " + IntStream.rangeClosed(1, 10).reduce(1, (a, b) -> a * b % 1000) + " " + IntStream.range(5, 5).count());
        System.out.println(IntStream.of(5, 3, 9, 1).max().getAsInt() + " " + IntStream.of(5, 3, 9, 1).min() + " " + IntStream.empty().max() + " " + IntStream.of(1, 2).average());
        System.out.println(IntStream.range(0, 20).filter(x -> x % 3 == 0).map(x -> x * x).boxed().collect(Collectors.toList()));
        System.out.println(Arrays.toString(IntStream.iterate(1, x -> x * 2).limit(12).toArray()) + Arrays.toString(IntStream.iterate(1, x -> x < 100, x -> x * 3).toArray()));
        System.out.println(IntStream.rangeClosed(1, 5).summaryStatistics());
        System.out.println(LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b).getAsLong() + " " + LongStream.of(3, 4).asDoubleStream().sum());
        System.out.println(DoubleStream.of(1.5, 2.5, -1).sum() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1, 2).summaryStatistics());
        System.out.println(IntStream.range(0, 5).mapToObj(i -> "s" + i).collect(Collectors.joining("|")) + " " + IntStream.range(0, 4).mapToLong(i -> 1L << (i * 20)).sum() + " " + IntStream.of(1, 2, 4).asLongStream().boxed().toList());
        System.out.println(IntStream.range(0, 30).skip(5).takeWhile(x -> x < 15).dropWhile(x -> x < 8).sum());
        System.out.println(IntStream.of(3, 1, 3, 2, 1).distinct().sorted().mapToObj(Integer::toString).collect(Collectors.joining(",")));
        System.out.println(IntStream.range(1, 4).flatMap(i -> IntStream.range(0, i)).boxed().toList());
        System.out.println(IntStream.range(0, 10).anyMatch(x -> x == 7) + " " + IntStream.range(0, 10).allMatch(x -> x < 9) + " " + IntStream.range(0, 10).noneMatch(x -> x < 0));
        OptionalInt f = IntStream.range(0, 100).filter(x -> x * x > 50).findFirst();
        System.out.println(f + " " + f.getAsInt() + " " + f.isPresent() + " " + OptionalInt.empty().orElse(-1));
        int[] peeked = new int[1];
        int r = IntStream.range(0, 1000).peek(x -> peeked[0]++).filter(x -> x > 10).findFirst().getAsInt();
        System.out.println(r + " peeked " + peeked[0]);
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")));
        System.out.println(IntStream.concat(IntStream.of(1, 2), IntStream.of(3)).boxed().toList() + " " + Arrays.stream(new int[]{1, 2, 3, 4}, 1, 3).sum());
        System.out.println(IntStream.range(0, 10).mapToDouble(x -> x / 4.0).max().getAsDouble() + " " + DoubleStream.iterate(1, x -> x / 2).limit(5).boxed().toList());
        System.out.println(Stream.of("a", "bb", "ccc").mapToInt(String::length).mapToObj(Integer::toBinaryString).toList());
        IntStream.rangeClosed(1, 3).forEachOrdered(x -> System.out.print(x + ";"));
        System.out.println();
        var it = IntStream.range(7, 9).iterator();
        System.out.println(it.nextInt() + " " + it.next() + " " + it.hasNext());
        System.out.println("" + IntStream.generate(() -> 4).limit(3).collect(StringBuilder::new, (sb, x) -> sb.append(x), StringBuilder::append));
        System.out.println(IntStream.range(0, 3).mapMulti((x, sink) -> { for (int i = 0; i <= x; i++) sink.accept(x * 10 + i); }).boxed().toList());
    }
}
