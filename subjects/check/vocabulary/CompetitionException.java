//@ check: CompetitionException.main  property=no-runtime-exception string=2
//@ verdict: violated

import org.sosy_lab.sv_benchmarks.Verifier;

public class CompetitionException {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() == 1) {
            throw new IllegalStateException(); //~ VIOLATES IllegalStateException
        }
    }
}
