//@ check: LongDivision.remainder
//@ verdict: violated
//@ paths: 2

public class LongDivision {
    public static long remainder(long a, long b) {
        return a % b; //~ VIOLATES ArithmeticException
    }
}
