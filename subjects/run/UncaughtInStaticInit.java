// Ends with an ExceptionInInitializerError raised while initializing the main class itself.
public class UncaughtInStaticInit {
    static int[] data = new int[3];
    static {
        System.out.println("static start");
        for (int i = 0; i < 5; i++) {
            System.out.println("store " + i);
            data[i] = i;
        }
        System.out.println("static end");
    }

    public static void main(String[] args) {
        System.out.println("main must not run");
    }
}
