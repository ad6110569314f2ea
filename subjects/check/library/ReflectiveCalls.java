//@ check: ReflectiveCalls.invoke
//@ verdict: violated
//@ violations: 1
//@ check: ReflectiveCalls.make
//@ verdict: verified
//@ violations: none
//@ check: ReflectiveCalls.widened
//@ verdict: verified
//@ violations: none

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Arguments of reflective calls that depend on the inputs are passed on as they are. */
public class ReflectiveCalls {
    static final class Cell {
        final Object held;
        final int size;

        public Cell(Object held, int size) {
            this.held = held;
            this.size = size;
        }
    }

    public static int twice(int x) {
        return 2 * x;
    }

    public static long same(long x) {
        return x;
    }

    public static void invoke(int x) throws ReflectiveOperationException {
        Method twice = ReflectiveCalls.class.getMethod("twice", int.class);
        assert (Integer) twice.invoke(null, x) != 14; //~ VIOLATES assertion
    }

    public static void make(Object held, Integer size) throws ReflectiveOperationException {
        Constructor<Cell> constructor = Cell.class.getConstructor(Object.class, int.class);
        if (size == null) {
            return;
        }
        Cell cell = constructor.newInstance(held, size);
        assert cell.held == held && cell.size == size;
    }

    public static void widened(byte x) throws ReflectiveOperationException {
        Method same = ReflectiveCalls.class.getMethod("same", long.class);
        assert (Long) same.invoke(null, x) == x;
    }
}
