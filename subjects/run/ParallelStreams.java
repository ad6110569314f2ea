// Exercises parallel streams and array operations: with one thread, forked tasks run where they are waited for.
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ParallelStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 1000).parallel().sum());
        System.out.println(List.of(3, 1, 2).parallelStream().map(x -> x * 2).sorted().collect(Collectors.toList()));
        System.out.println(IntStream.rangeClosed(1, 20).parallel().boxed().collect(Collectors.partitioningBy(x -> x % 3 == 0)));
        int[] numbers = new int[20000];
        for (int i = 0; i < numbers.length; i++) numbers[i] = (i * 7919) % 20011;
        Arrays.parallelSort(numbers);
        System.out.println(numbers[0] + " " + numbers[19999]);
        Arrays.parallelPrefix(numbers, Integer::sum);
        System.out.println(numbers[100]);
        Arrays.parallelSetAll(numbers, i -> i ^ 5);
        System.out.println(Arrays.stream(numbers).parallel().filter(x -> x % 2 == 0).count());
    }
}
