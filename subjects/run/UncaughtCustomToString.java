// Ends with an uncaught custom exception overriding toString and getMessage.
public class UncaughtCustomToString {
    static class Odd extends RuntimeException {
        private final int a, b;
        Odd(int a, int b) { super("hidden"); this.a = a; this.b = b; }
        @Override public String getMessage() { return "a+b=" + (a + b); }
        @Override public String toString() { return "Odd<" + a + "," + b + ">"; }
    }

    public static void main(String[] args) {
        Odd first = new Odd(1, 2);
        System.out.println(first);
        System.out.println(first.getMessage());
        System.out.println(first.getLocalizedMessage());
        System.out.println(first.getCause());
        System.out.println(first.getStackTrace()[0].getMethodName());
        System.out.println(new RuntimeException(first).getMessage());
        throw new Odd(40, 2);
    }
}
