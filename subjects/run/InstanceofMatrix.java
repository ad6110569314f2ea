// Exercises instanceof and Class.isInstance for classes, interfaces, arrays, nested arrays and null.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

public class InstanceofMatrix {
    interface A { }
    interface B extends A { }
    static class P implements A { }
    static class Q extends P implements B, Comparable<Q> { public int compareTo(Q o) { return 0; } }

    static String check(Object o) {
        StringBuilder s = new StringBuilder();
        s.append(o instanceof A ? 1 : 0).append(o instanceof B ? 1 : 0).append(o instanceof P ? 1 : 0).append(o instanceof Q ? 1 : 0);
        s.append(o instanceof Comparable ? 1 : 0).append(o instanceof Object[] ? 1 : 0).append(o instanceof A[] ? 1 : 0);
        s.append(o instanceof P[] ? 1 : 0).append(o instanceof int[] ? 1 : 0).append(o instanceof int[][] ? 1 : 0);
        s.append(o instanceof Object[][] ? 1 : 0).append(o instanceof Cloneable ? 1 : 0).append(o instanceof Serializable ? 1 : 0);
        s.append(o instanceof Cloneable[] ? 1 : 0).append(o instanceof Serializable[] ? 1 : 0).append(o instanceof Number ? 1 : 0);
        s.append(o instanceof CharSequence ? 1 : 0).append(o instanceof Collection ? 1 : 0).append(o instanceof List ? 1 : 0);
        s.append(o instanceof Object ? 1 : 0);
        return s.toString();
    }

    public static void main(String[] args) {
        Object[] subjects = {null, new P(), new Q(), new P[1], new Q[1], new A[0], new B[2][], new int[1], new int[1][1], new int[1][1][1],
            new byte[0], "str", 5, 5.0, 'c', new ArrayList<String>(), new Object(), new Object[0], new Object[0][0], new String[0],
            new StringBuilder(), new Cloneable[0], List.of(1), Object.class, new Comparable<?>[0]};
        for (int i = 0; i < subjects.length; i++) {
            System.out.println(i + " " + check(subjects[i]));
        }
        System.out.println(A.class.isInstance(new Q()) + " " + A[].class.isInstance(new Q[0]) + " " + Object.class.isInstance(null)
            + " " + int[].class.isInstance(new int[0]) + " " + int.class.isInstance(5));
        System.out.println(Object[].class.isAssignableFrom(int[][].class) + " " + Object[].class.isAssignableFrom(int[].class)
            + " " + A[][].class.isAssignableFrom(Q[][].class) + " " + long.class.isAssignableFrom(int.class));
        Object any = subjects[4];
        A[] cast = (A[]) any;
        System.out.println(cast.length);
        try { B[] no = (B[]) subjects[3]; System.out.println(no.length); } catch (ClassCastException e) { System.out.println("CCE P[] to B[]"); }
        try { int[] no = (int[]) subjects[8];
            System.out.println(no.length); } catch (ClassCastException e) { System.out.println("CCE int[][] to int[]"); }
    }
}
