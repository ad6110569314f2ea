//@ check: Clock.elapsed  environment=fixed
//@ verdict: verified-within-limits
//@ world: the clock
//@ check: Clock.elapsed  environment=fixed strict
//@ exit: 3
//@ check: Clock.seeded
//@ verdict: verified
//@ check: Clock.unseeded  environment=fixed
//@ verdict: verified-within-limits
//@ world: unseeded random numbers
//@ check: Clock.chance  environment=fixed
//@ world: unseeded random numbers

import java.util.Random;

/** With a fixed clock, a claim holds for that clock only, and says so. */
public class Clock {
    public static long elapsed(int x) {
        long start = System.nanoTime();
        long end = System.nanoTime();
        assert end != start;
        return end - start;
    }

    /** A seed of the program determines all numbers. */
    public static void seeded() {
        assert new Random(42).nextInt(10) == 0;
    }

    public static int unseeded() {
        int number = new Random().nextInt(10);
        assert number >= 0 && number < 10;
        return number;
    }

    public static double chance() {
        return Math.random();
    }
}
