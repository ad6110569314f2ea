// Ends with an uncaught exception without a message (a class nested two levels deep).
public class UncaughtNullMessage {
    static class Holder {
        static class Deep extends Error { }
    }

    public static void main(String[] args) {
        Throwable t = new Holder.Deep();
        System.out.println(t.getMessage());
        System.out.println(t.toString());
        System.out.println(t.getClass().getName());
        System.out.println(t.getClass().getSimpleName());
        System.out.println(t instanceof Error);
        Runnable r = () -> { throw new Holder.Deep(); };
        try { r.run(); } catch (Holder.Deep d) { System.out.println("caught from lambda " + d.getMessage()); }
        r.run();
    }
}
