// Numbers of classes outside the class path convert themselves as they like.
//@ check: StrangeNumber.whole
//@ verdict: violated

public class StrangeNumber {
    static void whole(Number n) {
        if (n != null) {
            assert n.longValue() == n.intValue(); //~ VIOLATES assertion
        }
    }
}
