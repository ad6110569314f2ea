//@ check: FailingInitializer.use
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them

import heapwright.Heapwright;

public class FailingInitializer {
    static int divisor;

    static class Holder {
        static int value = 3 / divisor;
    }

    public static void use(int x) {
        divisor = x;
        try {
            Heapwright.check(Holder.value == 3 / x);
        } catch (ExceptionInInitializerError failed) {
            Heapwright.check(x == 0 && failed.getCause() instanceof ArithmeticException);
            try {
                Heapwright.check(Holder.value == 0);
            } catch (NoClassDefFoundError gone) {
                return;
            }
            Heapwright.check(false);
        }
    }
}
