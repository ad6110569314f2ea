// What static fields hold at entry is what their initializers leave there, and a caller can pass what they lead to: both are said.
//@ check: StaticsAsLeft.counts
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.cell
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.table
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.row
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.map
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.local
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.constant
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.ofConstant
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.compared
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.comparedLate
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.comparedAfterWrite
//@ verdict: verified-within-limits
//@ world: no input is an object that a static field holds or leads to
//@ check: StaticsAsLeft.initializedFrom
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.reflected
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.inImmutable
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.suppressed
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them
//@ check: StaticsAsLeft.fixed
//@ verdict: verified
//@ check: StaticsAsLeft.otherClass
//@ verdict: verified-within-limits
//@ world: static fields, and what they lead to, are as their initializers leave them

import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class StaticsAsLeft {
    static int counter;
    static final Cell CELL = new Cell();
    static final int[] TABLE = {1, 2, 3};
    static final int[][] ROWS = {{1}, {2}};
    static final Map<String, int[]> MAP = new HashMap<>();
    static final ThreadLocal<int[]> LOCAL = ThreadLocal.withInitial(() -> new int[1]);
    static final Object[] LOCKS = {new Object()};
    static final List<String> NAMES = List.of("a", "b");
    static final List<int[]> PAIR = List.of(new int[1], new int[1]);
    static final RuntimeException FAILURE = new RuntimeException();
    static final int LIMIT = "ab".length();

    static {
        MAP.put("a", new int[] {5});
    }

    static class Cell {
        int value;
    }

    enum Level {
        LOW;

        int uses;
        final int[] sizes = {0};
    }

    static void counts() {
        counter++;
        assert counter < 5;
    }

    static void cell() {
        CELL.value++;
        assert CELL.value == 1;
    }

    static void table(int[] a) {
        if (a != null && a.length == 3) {
            int before = a[0];
            TABLE[0] = before + 1;
            assert a[0] == before;
        }
    }

    static void row(int[] a) {
        if (a != null && a.length == 1) {
            int before = a[0];
            ROWS[1][0] = before + 1;
            assert a[0] == before;
        }
    }

    static void map(int[] a) {
        if (a != null && a.length == 1) {
            int before = a[0];
            MAP.get("a")[0] = before + 1;
            assert a[0] == before;
        }
    }

    static void local(int[] a) {
        if (a != null && a.length == 1) {
            int before = a[0];
            LOCAL.get()[0] = before + 1;
            assert a[0] == before;
        }
    }

    static void constant(Level level) {
        if (level != null) {
            level.uses++;
            assert level.uses == 1;
        }
    }

    static void ofConstant(Level level, int[] a) {
        if (level != null && a != null && a.length == 1) {
            int before = a[0];
            level.sizes[0] = before + 1;
            assert a[0] == before;
        }
    }

    static void compared(Object o) {
        assert o != LOCKS[0];
    }

    static void comparedLate(Object o) {
        if (o != null) {
            assert !o.equals(null);
            assert o != LOCKS[0];
        }
    }

    static void comparedAfterWrite(Cell cell) {
        if (cell != null) {
            cell.value = 7;
            assert cell != CELL;
        }
    }

    static class Copied {
        static final int FIRST = counter + 1;
    }

    static void initializedFrom() {
        assert Copied.FIRST == 1;
    }

    static void reflected() throws ReflectiveOperationException {
        Object cell = StaticsAsLeft.class.getDeclaredField("CELL").get(null);
        assert ((Cell) cell).value == 0;
    }

    static void inImmutable() {
        assert PAIR.get(1)[0] == 0;
    }

    static void suppressed() {
        assert FAILURE.getSuppressed().length == 0;
    }

    static void fixed(Object o) {
        assert NAMES.size() == LIMIT;
    }

    static void otherClass(long[] a) {
        if (a != null && a.length == 1) {
            TABLE[0] = 7;
            a[0] = 3;
            assert TABLE[0] == 7;
        }
    }
}
