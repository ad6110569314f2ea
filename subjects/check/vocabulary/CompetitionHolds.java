//@ check: CompetitionHolds.main  property=valid-assert
//@ verdict: verified-within-limits
//@ world: without arguments
//@ exit: 0

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompetitionHolds {
    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        char c = Verifier.nondetChar();
        boolean flag = Verifier.nondetBoolean();
        Verifier.assume(flag && b < 0);
        assert b < c;
    }
}
