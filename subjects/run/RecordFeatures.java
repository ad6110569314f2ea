// Exercises compact and explicit record constructors, generic records, statics, interfaces, nested and local records, overridden accessors.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class RecordFeatures {
    record Range(int lo, int hi) implements Comparable<Range> {
        static int made;
        static final Range UNIT = new Range(0, 1);
        Range {
            if (lo > hi) throw new IllegalArgumentException(String.format("(%d,%d)", lo, hi));
            made++;
        }
        Range(int hi) { this(0, hi); }
        int size() { return hi - lo; }
        static Range of(int a, int b) { return a <= b ? new Range(a, b) : new Range(b, a); }
        @Override public int compareTo(Range o) { return Integer.compare(size(), o.size()); }
    }
    record Name(String first, String last) {
        Name { first = first.trim(); last = last == null ? "?" : last.toUpperCase(java.util.Locale.ROOT); }
        @Override public String toString() { return last + ", " + first; }
    }
    record Pair<A, B>(A a, B b) {
        <C> Pair<A, C> withB(C c) { return new Pair<>(a, c); }
        static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
    }
    record Acc(int[] data) {
        Acc(int[] data) { this.data = data.clone(); }
        @Override public int[] data() { return data.clone(); }
        @Override public boolean equals(Object o) { return o instanceof Acc x && java.util.Arrays.equals(data, x.data); }
        @Override public int hashCode() { return java.util.Arrays.hashCode(data); }
    }
    record VarArgs(String tag, int... xs) { int sum() { int s = 0; for (int x : xs) s += x; return s; } }
    sealed interface Expr permits Num, Add, Mul { int eval(); }
    record Num(int v) implements Expr { public int eval() { return v; } }
    record Add(Expr l, Expr r) implements Expr { public int eval() { return l.eval() + r.eval(); } }
    record Mul(Expr l, Expr r) implements Expr { public int eval() { return l.eval() * r.eval(); } }

    public static void main(String[] args) {
        System.out.println(new Range(3, 9) + " " + new Range(4).size() + " " + Range.of(8, 2) + " made " + Range.made + " " + Range.UNIT);
        try { new Range(5, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        List<Range> rs = new ArrayList<>(List.of(new Range(0, 9), new Range(5, 7), new Range(1, 4)));
        rs.sort(null);
        System.out.println(rs);
        rs.sort(Comparator.comparingInt(Range::lo).reversed());
        System.out.println(rs);
        System.out.println(new Name("  ann ", "lee") + " " + new Name("bo", null) + " " + new Name("x", "y").equals(new Name(" x ", "Y")));
        Pair<String, Integer> p = new Pair<>("k", 1);
        System.out.println(p + " " + p.withB(2.5) + " " + Pair.twin('c') + " " + p.withB(p));
        int[] d = {1, 2};
        Acc acc = new Acc(d);
        d[0] = 50;
        acc.data()[1] = 60;
        System.out.println(acc.data()[0] + acc.data()[1] + " " + acc.equals(new Acc(new int[]{1, 2})) + " " + acc.hashCode());
        System.out.println(new VarArgs("t", 1, 2, 3).sum() + " " + new VarArgs("u").xs().length);
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Add(new Num(4), new Num(5))));
        System.out.println(e + " = " + e.eval());
        record Local(int a) { Local next() { return new Local(a + 1); } }
        System.out.println(new Local(1).next().next());
        System.out.println(Range.class.isRecord() + " " + Range.class.getRecordComponents().length + " " + Expr.class.isSealed());
    }
}
