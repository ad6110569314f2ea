// Exercises equals/hashCode/toString overrides, clone of objects (shallow) and of arrays including multi-dimensional ones.
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

public class ObjectMethods {
    static class Point implements Cloneable {
        int x, y; int[] tags = {1, 2}; StringBuilder sb = new StringBuilder("s");
        Point(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) { return o instanceof Point p && p.x == x && p.y == y; }
        @Override public int hashCode() { return Objects.hash(x, y); }
        @Override public String toString() { return "(" + x + "," + y + ")" + Arrays.toString(tags) + sb; }
        @Override protected Point clone() throws CloneNotSupportedException { return (Point) super.clone(); }
    }
    static class Point3 extends Point {
        long z = 1L << 33; double w = 2.5;
        Point3(int x, int y) { super(x, y); }
        @Override public String toString() { return super.toString() + z + w; }
    }
    static class NoClone { Object tryClone() throws CloneNotSupportedException { return super.clone(); } }

    public static void main(String[] args) throws Exception {
        Point p = new Point(3, 4);
        Point q = p.clone();
        q.x = 30;
        q.tags[0] = 77;
        q.sb.append("hared");
        System.out.println(p + " " + q + " " + p.equals(q) + " " + p.equals(new Point(3, 4)) + " " + p.hashCode());
        Point3 p3 = new Point3(1, 2);
        Point c3 = p3.clone();
        System.out.println(c3 + " " + c3.getClass().getSimpleName() + " " + (c3 != p3));
        try { new NoClone().tryClone(); } catch (CloneNotSupportedException e) { System.out.println(e); }
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(Arrays.toString(a) + Arrays.toString(b) + " " + a.equals(b) + " " + Arrays.equals(a, a.clone()));
        int[][] m = {{1, 2}, {3}};
        int[][] mc = m.clone();
        mc[0][0] = 100;
        mc[1] = new int[]{5, 5};
        System.out.println(Arrays.deepToString(m) + Arrays.deepToString(mc));
        String[] s = {"x", null};
        Object[] o = s.clone();
        System.out.println(o.getClass() == String[].class);
        System.out.println(Arrays.toString(new boolean[]{true}.clone()) + Arrays.toString(new double[]{1.5}.clone()) + Arrays.toString("hey".toCharArray().clone()) + Arrays.toString(new long[0].clone()));
        Set<Point> set = new HashSet<>();
        set.add(new Point(1, 1)); set.add(new Point(1, 1)); set.add(new Point(1, 2));
        System.out.println(set.size() + " " + set.contains(new Point(1, 2)));
        Object plain = new Object();
        System.out.println(plain.equals(plain) + " " + plain.equals(new Object()) + " " + (plain.hashCode() == plain.hashCode()) + " " + (System.identityHashCode(p) == System.identityHashCode(p)) + " " + System.identityHashCode(null));
        String ts = plain.toString();
        System.out.println(ts.startsWith("java.lang.Object@") + " " + ts.equals("java.lang.Object@" + Integer.toHexString(plain.hashCode())));
        System.out.println(p.getClass() == Point.class ? "same class object" : "different");
    }
}
