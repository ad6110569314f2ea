// Starts a thread through an executor: the machine must refuse with a clear error.
import java.util.concurrent.*;

public class StartsExecutor {
    public static void main(String[] args) throws Exception {
        System.out.println("before submit");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Future<Integer> f = pool.submit(() -> 6 * 7);
            System.out.println("answer " + f.get());
        } finally {
            pool.shutdown();
        }
        System.out.println("done");
    }
}
