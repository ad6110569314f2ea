// Exercises Arrays.sort for every primitive kind, with ranges, special float values and larger arrays (dual pivot, runs, counting).
import java.util.Arrays;
import java.util.Random;

public class ArraysSortPrimitives {
    static boolean sorted(int[] a) { for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) return false; return true; }

    public static void main(String[] args) {
        Random r = new Random(7);
        byte[] b = new byte[300];
        char[] c = new char[50];
        short[] s = new short[60];
        int[] n = new int[40];
        long[] l = new long[40];
        float[] f = new float[20];
        double[] d = new double[20];
        r.nextBytes(b);
        for (int i = 0; i < c.length; i++) c[i] = (char) ('A' + r.nextInt(58));
        for (int i = 0; i < s.length; i++) s[i] = (short) r.nextInt();
        for (int i = 0; i < 40; i++) { n[i] = r.nextInt(1000) - 500; l[i] = r.nextLong() >> 20; }
        for (int i = 0; i < 20; i++) { f[i] = r.nextFloat() - 0.5f; d[i] = r.nextGaussian(); }
        f[3] = Float.NaN;
        f[7] = -0f;
        f[8] = 0f;
        f[9] = Float.NEGATIVE_INFINITY;
        d[2] = 0.0;
        d[5] = -0.0;
        d[11] = Double.NaN;
        d[12] = Double.POSITIVE_INFINITY;
        Arrays.sort(b); Arrays.sort(c); Arrays.sort(s); Arrays.sort(n); Arrays.sort(l); Arrays.sort(f); Arrays.sort(d);
        System.out.println(Arrays.hashCode(b) + " " + b[0] + " " + b[299]);
        System.out.println(new String(c));
        System.out.println(Arrays.toString(s));
        System.out.println(Arrays.toString(n));
        System.out.println(Arrays.toString(l));
        System.out.println(Arrays.toString(f));
        System.out.println(Arrays.toString(d));
        int[] part = {9, 8, 7, 6, 5, 4, 3, 2, 1};
        Arrays.sort(part, 2, 6);
        System.out.println(Arrays.toString(part));
        try { Arrays.sort(part, 5, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Arrays.sort(part, 0, 20); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        int[] big = new int[5000];
        for (int i = 0; i < big.length; i++) big[i] = r.nextInt();
        Arrays.sort(big);
        System.out.println(sorted(big) + " " + big[0] + " " + big[2500] + " " + Arrays.hashCode(big));
        int[] runs = new int[3000];
        for (int i = 0; i < runs.length; i++) runs[i] = i % 700 - (i / 1500) * 300;
        Arrays.sort(runs);
        System.out.println(sorted(runs) + " " + Arrays.hashCode(runs));
        int[] dup = new int[2000];
        for (int i = 0; i < dup.length; i++) dup[i] = r.nextInt(5);
        Arrays.sort(dup);
        System.out.println(sorted(dup) + " " + dup[700]);
        int[] down = new int[1000];
        for (int i = 0; i < 1000; i++) down[i] = 1000 - i;
        Arrays.sort(down);
        System.out.println(sorted(down));
        long[] lb = new long[1500];
        for (int i = 0; i < lb.length; i++) lb[i] = r.nextLong();
        Arrays.sort(lb);
        double[] db = new double[1500];
        for (int i = 0; i < db.length; i++) db[i] = i % 100 == 0 ? -0.0 : r.nextDouble() - 0.5;
        Arrays.sort(db);
        System.out.println(Arrays.hashCode(lb) + " " + Arrays.hashCode(db));
    }
}
