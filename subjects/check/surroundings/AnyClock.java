//@ check: AnyClock.monotonic  environment=any
//@ verdict: verified
//@ violations: none
//@ check: AnyClock.elapsed  environment=any
//@ verdict: violated
//@ violations: 1
//@ check: AnyClock.elapsed
//@ verdict: verified-within-limits
//@ violations: none

/** Time may stand still between two readings, but does not run backwards. */
public class AnyClock {
    public static long elapsed(int bytes) {
        long start = System.nanoTime();
        long end = System.nanoTime();
        return bytes / (end - start); //~ VIOLATES ArithmeticException
    }

    public static void monotonic() {
        long start = System.nanoTime();
        long end = System.nanoTime();
        assert end - start >= 0;
    }
}
