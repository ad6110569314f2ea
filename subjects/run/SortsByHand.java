// Exercises hand-written quick, merge, heap, shell, counting and radix sorts against Arrays.sort.
import java.util.*;

public class SortsByHand {
    static void quick(int[] a, int lo, int hi) { while (lo < hi) { int p = a[(lo + hi) >>> 1], i = lo, j = hi;
            while (i <= j) { while (a[i] < p) i++;
                while (a[j] > p) j--;
                if (i <= j) { int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t; } }
            if (j - lo < hi - i) { quick(a, lo, j);
                lo = i; } else { quick(a, i, hi);
                hi = j; } } }
    static int[] merge(int[] a) { if (a.length < 2) return a;
        int[] l = merge(Arrays.copyOfRange(a, 0, a.length / 2)), r = merge(Arrays.copyOfRange(a, a.length / 2, a.length)), o = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < o.length; k++) o[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
        return o; }
    static void heap(int[] a) { int n = a.length;
        for (int i = n / 2 - 1; i >= 0; i--) sift(a, i, n);
        for (int e = n - 1; e > 0; e--) { int t = a[0];
            a[0] = a[e];
            a[e] = t;
            sift(a, 0, e); } }
    static void sift(int[] a, int i, int n) { int v = a[i];
        while (2 * i + 1 < n) { int c = 2 * i + 1;
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[c] <= v) break;
            a[i] = a[c];
            i = c; }
        a[i] = v; }
    static void shell(int[] a) { for (int g = a.length / 2; g > 0; g /= 2) for (int i = g; i < a.length; i++) { int v = a[i], j = i;
            for (; j >= g && a[j - g] > v; j -= g) a[j] = a[j - g];
            a[j] = v; } }
    static void radix(int[] a) { int[] b = new int[a.length];
        for (int s = 0; s < 32; s += 8) { int[] c = new int[257];
            for (int v : a) c[((v ^ Integer.MIN_VALUE) >>> s & 255) + 1]++;
            for (int i = 0; i < 256; i++) c[i + 1] += c[i];
            for (int v : a) b[c[(v ^ Integer.MIN_VALUE) >>> s & 255]++] = v;
            System.arraycopy(b, 0, a, 0, a.length); } }
    public static void main(String[] args) { Random r = new Random(31);
        for (int n : new int[]{0, 1, 2, 10, 1500}) { int[] a = new int[n];
            for (int i = 0; i < n; i++) a[i] = r.nextInt() >> (i % 20);
            int[] ref = a.clone();
            Arrays.sort(ref);
            int[] q = a.clone(), h = a.clone(), s = a.clone(), x = a.clone();
            quick(q, 0, n - 1);
            heap(h);
            shell(s);
            radix(x);
            System.out.println(n + " " + Arrays.equals(q, ref) + Arrays.equals(merge(a), ref) + Arrays.equals(h, ref) + Arrays.equals(s, ref) + Arrays.equals(x, ref) + " " + Arrays.hashCode(ref)); }
        int[] d = {5, 3, 9};
        quick(d, 0, 2);
        System.out.println(Arrays.toString(d)); }
}
