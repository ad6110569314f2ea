//@ check: InitializerAsks.scale
//@ verdict: violated
//@ paths: 2

import heapwright.Heapwright;

/** A static initializer that depends on an input runs on every path, in each way. */
public class InitializerAsks {
    static final int FACTOR;

    static {
        FACTOR = Heapwright.anyInt() > 3 ? 0 : 2;
    }

    public static int scale(int x) {
        assert FACTOR != 0; //~ VIOLATES assertion
        return x * FACTOR;
    }
}
