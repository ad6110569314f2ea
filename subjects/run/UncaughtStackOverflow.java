// Ends with an uncaught StackOverflowError after some output.
public class UncaughtStackOverflow {
    static int depth;
    static int down(int n) { depth++; return n + down(n + 1); }

    public static void main(String[] args) {
        System.out.println("start");
        for (int i = 0; i < 5; i++) System.out.println("line " + i);
        try { down(0); } catch (StackOverflowError e) { System.out.println("first one caught"); }
        System.out.println(depth > 500);
        down(0);
        System.out.println("not reached");
    }
}
