//@ check: AnyRandom.inRange  environment=any
//@ verdict: verified
//@ violations: none
//@ check: AnyRandom.never  environment=any
//@ verdict: violated
//@ violations: 1
//@ check: AnyRandom.seeded  environment=any
//@ verdict: verified
//@ violations: none

import java.util.Random;

/** Numbers of a generator without a seed may be any of their range; a seed determines them. */
public class AnyRandom {
    public static void never() {
        assert new Random().nextInt(8) != 5; //~ VIOLATES assertion
    }

    public static void inRange() {
        int number = new Random().nextInt(8);
        assert number >= 0 && number < 8;
    }

    public static void seeded() {
        assert new Random(42).nextInt(10) == 0;
    }
}
