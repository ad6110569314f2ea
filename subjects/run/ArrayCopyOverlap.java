// Exercises System.arraycopy for every array kind, overlapping in both directions, zero lengths and borders.
import java.util.Arrays;

public class ArrayCopyOverlap {
    public static void main(String[] args) {
        byte[] b = {1, 2, 3, 4, 5, 6};
        System.arraycopy(b, 0, b, 2, 4);
        System.out.println(Arrays.toString(b));
        char[] c = "abcdef".toCharArray();
        System.arraycopy(c, 2, c, 0, 4);
        System.out.println(new String(c));
        short[] s = {1, 2, 3, 4};
        System.arraycopy(s, 1, s, 0, 3);
        System.out.println(Arrays.toString(s));
        int[] i = {1, 2, 3, 4, 5};
        System.arraycopy(i, 0, i, 1, 4);
        System.out.println(Arrays.toString(i));
        long[] l = {1L << 40, 2, 3};
        System.arraycopy(l, 0, l, 1, 2);
        System.out.println(Arrays.toString(l));
        float[] f = {1.5f, 2.5f, 3.5f};
        System.arraycopy(f, 1, f, 0, 2);
        System.out.println(Arrays.toString(f));
        double[] d = {1.25, 2.25, 3.25};
        System.arraycopy(d, 0, d, 1, 2);
        System.out.println(Arrays.toString(d));
        boolean[] z = {true, false, false};
        System.arraycopy(z, 0, z, 2, 1);
        System.out.println(Arrays.toString(z));
        String[] r = {"a", "b", "c", "d"};
        System.arraycopy(r, 1, r, 0, 3);
        System.out.println(Arrays.toString(r));
        Object[] o = new Object[4];
        System.arraycopy(r, 0, o, 1, 3);
        System.out.println(Arrays.toString(o));
        int[][] m = {{1}, {2}, {3}};
        System.arraycopy(m, 0, m, 1, 2);
        m[0][0] = 9;
        System.out.println(Arrays.deepToString(m));
        System.arraycopy(i, 5, i, 0, 0);
        System.arraycopy(i, 0, i, 5, 0);
        System.out.println("zero lengths fine");
        int[] src = new int[100];
        for (int k = 0; k < 100; k++) src[k] = k;
        for (int sh = 1; sh < 60; sh += 13) { int[] t = src.clone();
            System.arraycopy(t, 0, t, sh, 100 - sh);
            int[] u = src.clone();
            System.arraycopy(u, sh, u, 0, 100 - sh);
            System.out.println(sh + " " + Arrays.hashCode(t) + " " + Arrays.hashCode(u)); }
        try { System.arraycopy(i, 0, i, 0, 6); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy(i, -1, i, 0, 1); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy(i, 0, i, 4, 2); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy(i, 0, d, 0, 1); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy(i, 0, o, 0, 1); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy(null, 0, o, 0, 1); } catch (NullPointerException e) { System.out.println("null source"); }
        Object[] mixed = {"p", "q", 7, "r"};
        try { System.arraycopy(mixed, 0, r, 0, 4); } catch (ArrayStoreException e) { System.out.println(e.getMessage() + " " + Arrays.toString(r)); }
    }
}
