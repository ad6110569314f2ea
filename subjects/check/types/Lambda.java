//@ check: Lambda.apply
//@ verdict: violated

import heapwright.Heapwright;
import java.util.function.IntUnaryOperator;

public class Lambda {
    public static void apply(int x, int n) {
        IntUnaryOperator add = value -> value + n;
        Heapwright.check(add.applyAsInt(x) == x + n);
        IntUnaryOperator divide = value -> value / n; //~ VIOLATES ArithmeticException
        Heapwright.check(divide.applyAsInt(0) == 0);
    }
}
