//@ check: Pathfinder.main
//@ verdict: violated

import gov.nasa.jpf.vm.Verify;

public class Pathfinder {
    public static void main(String[] args) {
        Verify.beginAtomic();
        int a = Verify.getInt(1, 3);
        int b = Verify.random(2);
        Verify.endAtomic();
        assert 1 <= a && a <= 3 && 0 <= b && b <= 2;
        Verify.ignoreIf(a < 3);
        assert a == 3;
        int listed = Verify.getIntFromList(4, 9);
        assert listed == 4 || listed == 9;
        if (Verify.getBoolean()) {
            assert a + b + listed != 14; //~ VIOLATES assertion
        }
    }
}
