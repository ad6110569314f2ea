// Ends by System.exit(0) right after output without a final newline, from inside a stream pipeline.
import java.util.stream.IntStream;

public class ExitZeroUnflushed {
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) System.out.println("line " + i);
        System.err.println("to stderr");
        IntStream.range(0, 10).map(x -> x * x).forEach(x -> {
            System.out.print(x + ",");
            if (x == 25) { System.out.print("bye"); System.exit(0); }
        });
        System.out.println("not reached");
    }
}
