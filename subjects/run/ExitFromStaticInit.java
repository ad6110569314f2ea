// Ends by System.exit(3) called from a static initializer triggered from main.
public class ExitFromStaticInit {
    static class Trap {
        static {
            System.out.println("trap initializing");
            for (int i = 0; i < 3; i++) System.out.println("step " + i);
            if (ExitFromStaticInit.armed) System.exit(3);
        }
        static void use() { System.out.println("used"); }
    }
    static boolean armed = true;

    public static void main(String[] args) {
        System.out.println("main");
        try {
            Trap.use();
        } catch (Throwable t) {
            System.out.println("no throwable expected " + t);
        } finally {
            System.out.println("finally not expected");
        }
    }
}
