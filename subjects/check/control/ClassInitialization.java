//@ check: ClassInitialization.use
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ paths: 2

import heapwright.Heapwright;

/** A class is initialized when it is first used, on the path that uses it. */
public class ClassInitialization {
    static int initialized;

    static class Holder {
        static int value = 3;

        static {
            initialized++;
        }
    }

    public static void use(boolean early) {
        if (early) {
            Heapwright.check(Holder.value == 3);
            Heapwright.check(initialized == 1);
        }
        Heapwright.check(initialized == (early ? 1 : 0));
        Heapwright.check(Holder.value == 3 && initialized == 1);
    }
}
