// Ends by System.exit(-1), seen by the caller as status 255; a lambda does the exit.
public class ExitStatusNegative {
    public static void main(String[] args) {
        Runnable bye = () -> {
            System.out.println("exiting from a lambda");
            System.exit(-1);
        };
        for (int i = 0; i < 10; i++) {
            System.out.println("i=" + i);
            if (i == 5) bye.run();
        }
        System.out.println("never");
    }
}
