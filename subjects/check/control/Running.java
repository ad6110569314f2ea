//@ check: Running.test
//@ verdict: verified

import heapwright.Heapwright;

public class Running {
    public static void test() {
        Heapwright.check(Heapwright.running(), "not inside the engine");
    }
}
