//@ check: DefaultMethod.greet
//@ verdict: violated
//@ same: laziness

import heapwright.Heapwright;

public class DefaultMethod {
    interface Greeter {
        default int words() {
            return 1;
        }
    }

    static final class Plain implements Greeter {}

    static final class Chatty implements Greeter {
        @Override
        public int words() {
            return 1 + Greeter.super.words();
        }
    }

    public static void greet(Greeter greeter) {
        Heapwright.assume(greeter != null);
        Heapwright.check(greeter.words() <= 2);
        Heapwright.check(greeter.words() == 1); //~ VIOLATES assertion
    }
}
