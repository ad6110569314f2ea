//@ check: MethodReference.compose
//@ verdict: verified

import heapwright.Heapwright;
import java.util.function.IntUnaryOperator;

public class MethodReference {
    private final int step;

    private MethodReference(int step) {
        this.step = step;
    }

    private int advance(int x) {
        return x + step;
    }

    public static void compose(int x, int step) {
        IntUnaryOperator forward = new MethodReference(step)::advance;
        IntUnaryOperator backward = new MethodReference(-step)::advance;
        Heapwright.check(forward.andThen(backward).applyAsInt(x) == x);
    }
}
