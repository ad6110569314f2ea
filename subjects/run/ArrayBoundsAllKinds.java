// Exercises out-of-bounds loads and stores and null arrays for every array kind, and evaluation order around them.
public class ArrayBoundsAllKinds {
    interface A { void run(); }
    static int n;
    static void t(A a) { try { a.run();
            System.out.println(n++ + " ok"); } catch (RuntimeException e) { System.out.println(n++ + " " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage())); } }
    static StringBuilder log = new StringBuilder();
    static int[] arr(String s, int[] a) { log.append(s);
        return a; }
    static int ix(String s, int i) { log.append(s);
        return i; }
    public static void main(String[] args) {
        boolean[] z = new boolean[2];
        byte[] b = new byte[2];
        char[] c = new char[2];
        short[] s = new short[2];
        int[] i = new int[2];
        long[] l = new long[2];
        float[] f = new float[2];
        double[] d = new double[2];
        Object[] o = new Object[2];
        boolean[] nz = null;
        byte[] nb = null;
        char[] nc = null;
        short[] ns = null;
        int[] ni = null;
        long[] nl = null;
        float[] nf = null;
        double[] nd = null;
        Object[] no = null;
        t(() -> z[2] = true);
        t(() -> b[-1] = 1);
        t(() -> c[Integer.MAX_VALUE] = 'x');
        t(() -> s[Integer.MIN_VALUE] = 1);
        t(() -> i[2]++);
        t(() -> l[3] += 5);
        t(() -> f[2] = 1);
        t(() -> d[-5] = 1);
        t(() -> o[2] = "x");
        t(() -> { boolean x = z[2]; });
        t(() -> { int x = b[2]; });
        t(() -> { int x = c[-1]; });
        t(() -> { int x = s[9]; });
        t(() -> { long x = l[2]; });
        t(() -> { float x = f[2]; });
        t(() -> { double x = d[2]; });
        t(() -> { Object x = o[-2]; });
        t(() -> z[1] = b[1] == 0);
        t(() -> nz[0] = true);
        t(() -> nb[0] = 1);
        t(() -> nc[0] = 1);
        t(() -> ns[0] = 1);
        t(() -> ni[0] = 1);
        t(() -> nl[0]++);
        t(() -> nf[0] = 1);
        t(() -> { double x = nd[0]; });
        t(() -> no[0] = 1);
        t(() -> { int x = no.length; });
        try { arr("A", i)[ix("I", 5)] = ix("V", 1); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(log + " " + e.getMessage()); }
        log.setLength(0);
        try { arr("A", null)[ix("I", 0)] = ix("V", 1); } catch (NullPointerException e) { System.out.println(log); }
        log.setLength(0);
        try { arr("A", i)[ix("I", 0)] = 1 / ix("V", 0); } catch (ArithmeticException e) { System.out.println(log + " " + i[0]); }
        log.setLength(0);
        try { arr("A", null)[ix("I", 0)] += 1 / ix("V", 0); } catch (RuntimeException e) { System.out.println(log + " " + e.getClass().getSimpleName()); }
        int k = 0;
        int[] q = {10, 20, 30};
        try { q[k++] = q[k++] + q[k++] + q[k]; } catch (ArrayIndexOutOfBoundsException e) { System.out.println(k + " " + q[0]); }
        q[--k] = k;
        System.out.println(q[2] + " " + k);
        long[] big = new long[1000];
        for (int j = 0; j < 1000; j++) big[j] = (long) j * j;
        long sum = 0;
        for (int j = 999; j >= 0; j -= 7) sum += big[j];
        System.out.println(sum);
    }
}
