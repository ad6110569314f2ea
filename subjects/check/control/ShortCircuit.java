//@ check: ShortCircuit.test
//@ verdict: violated

public class ShortCircuit {
    public static boolean test(int x) {
        boolean guarded = x != 0 && 10 / x > 1;
        boolean both = x != 0 & 10 / x > 1; //~ VIOLATES ArithmeticException
        return guarded & both;
    }
}
