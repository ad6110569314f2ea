//@ check: Competition.main  property=valid-assert
//@ verdict: violated
//@ exit: 1

import org.sosy_lab.sv_benchmarks.Verifier;

/** In the style of the software verification competition. */
public class Competition {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 10);
        assert x >= 11;
        long wide = Verifier.nondetLong();
        short narrow = Verifier.nondetShort();
        assert narrow <= 32767;
        assert wide != x; //~ VIOLATES assertion
    }
}
