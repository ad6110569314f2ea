// Exercises catching StackOverflowError (twice), with the machine usable afterwards and finally blocks run on unwinding.
public class StackOverflowCaught {
    static int depth;
    static int finals;

    static int endless(int n) {
        depth++;
        return endless(n + 1) + 1;
    }

    static void withFinally(int n) {
        try {
            withFinally(n + 1);
        } finally {
            if (n < 10) finals++;
        }
    }

    interface Rec { long call(Rec self, long n); }

    static String describe(Throwable t) { return t.getClass().getName() + " " + t.getMessage(); }

    public static void main(String[] args) {
        try {
            endless(0);
        } catch (StackOverflowError e) {
            System.out.println(describe(e) + " deep enough " + (depth > 500));
            System.out.println("trace elements " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[50].getMethodName());
        }
        int first = depth;
        depth = 0;
        try { endless(0); } catch (StackOverflowError e) { System.out.println("again " + (depth > 500) + " " + (first > 500)); }
        try { withFinally(0); } catch (StackOverflowError e) { System.out.println("finals " + finals); }
        Rec r = (self, n) -> self.call(self, n + 1);
        try { r.call(r, 0); } catch (StackOverflowError e) { System.out.println("lambda overflow"); }
        try { new StackOverflowCaught().toString(); } catch (VirtualMachineError e) { System.out.println("toString overflow " + (e instanceof StackOverflowError)); }
        System.out.println("still alive " + factorial(15));
    }

    @Override public String toString() { return "x" + this; }

    static long factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
}
