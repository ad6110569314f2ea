// Exercises allocation churn: many short-lived objects, linked structures, arrays and strings, with a checksum that survives collections.
import java.util.*;

public class GarbageChurn {
    static class Node { Node l, r;
        int v;
        long pad1, pad2;
        Node(int v) { this.v = v; } }
    static Node tree(int d) { Node n = new Node(d);
        if (d > 0) { n.l = tree(d - 1);
            n.r = tree(d - 1); }
        return n; }
    static int check(Node n) { return n == null ? 0 : n.v + check(n.l) * 3 - check(n.r); }
    public static void main(String[] args) { long sum = 0;
        Node keep = tree(8);
        for (int i = 0; i < 60; i++) { sum = sum * 31 + check(tree(8));
            byte[] junk = new byte[40000];
            junk[i] = (byte) i;
            sum += junk[i]; }
        System.out.println(sum + " " + check(keep));
        List<int[]> ring = new ArrayList<>();
        for (int i = 0; i < 3000; i++) { int[] a = new int[100];
            a[i % 100] = i;
            if (ring.size() < 50) ring.add(a);
            else ring.set(i % 50, a); }
        long t = 0;
        for (int[] a : ring) for (int x : a) t += x;
        System.out.println(t);
        Map<String, StringBuilder> m = new HashMap<>();
        for (int i = 0; i < 4000; i++) { String k = "k" + i % 100;
            m.computeIfAbsent(k, q -> new StringBuilder()).append(i % 10);
            if (i % 7 == 0) m.remove("k" + (i * 3) % 100); }
        int h = 0;
        for (int i = 0; i < 100; i++) { StringBuilder b = m.get("k" + i);
            h = h * 31 + (b == null ? 7 : b.toString().hashCode()); }
        System.out.println(m.size() + " " + h);
        Object[] chain = null;
        for (int i = 0; i < 20000; i++) { chain = new Object[]{chain, i};
            if (i % 1000 == 0) chain[0] = null; }
        int len = 0;
        for (Object[] c = chain; c != null; c = (Object[]) c[0]) len++;
        System.out.println(len);
        LinkedList<String> q = new LinkedList<>();
        for (int i = 0; i < 5000; i++) { q.addLast("s" + i);
            if (q.size() > 20) q.removeFirst(); }
        System.out.println(q);
        System.gc();
        System.out.println(check(keep) + " " + ring.get(7)[7 % 100]);
        long[][] grid = new long[50][];
        for (int r = 0; r < 20; r++) for (int i = 0; i < 50; i++) { grid[i] = new long[i + r];
            Arrays.fill(grid[i], i * r); }
        long g = 0;
        for (long[] row : grid) for (long x : row) g += x;
        System.out.println(g);
        String s = "";
        for (int i = 0; i < 300; i++) s = s + (char) ('a' + i % 26);
        System.out.println(s.hashCode() + " " + s.length()); }
}
