// Starts a thread: the machine must refuse with a clear error instead of running it wrongly.
public class StartsThread {
    static int shared = 0;

    public static void main(String[] args) throws Exception {
        System.out.println("before start");
        Thread t = new Thread(() -> { for (int i = 0; i < 10; i++) shared += i; });
        t.start();
        t.join();
        System.out.println("shared " + shared);
    }
}
