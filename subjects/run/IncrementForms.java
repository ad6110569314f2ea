// Exercises iinc (narrow, wide constant), pre/post increment on locals, fields, arrays and narrow types.
public class IncrementForms {
    static int sf = 10;
    static long sl = 10;
    static byte sb = 127;
    char cf = 'y';
    double df = 0.5;

    static int next = 0;
    static int index() { System.out.println("index() " + next); return next++; }

    public static void main(String[] args) {
        int i = 0;
        i += 127; System.out.println(i);
        i += 128; System.out.println(i);
        i -= 129; System.out.println(i);
        i += 32767; System.out.println(i);
        i -= 32768; System.out.println(i);
        i += 40000; System.out.println(i);
        i = Integer.MAX_VALUE;
        i++; System.out.println(i);
        --i; System.out.println(i);
        i = 5;
        i = i++ + ++i; System.out.println(i);
        i = i++; System.out.println(i);
        int k = i-- - --i; System.out.println(k + " " + i);
        System.out.println(sf++ + " " + ++sf + " " + sf-- + " " + --sf);
        System.out.println(sl++ + " " + ++sl + " " + sl-- + " " + --sl);
        System.out.println(sb++ + " " + sb);
        IncrementForms o = new IncrementForms();
        System.out.println(o.cf++ + " " + o.cf + " " + ++o.cf);
        System.out.println(o.df++ + " " + --o.df);
        int[] a = {1, 2, 3, 4};
        a[index()]++;
        a[index()] += 100;
        System.out.println(++a[index()] + " " + a[index()]--);
        for (int v : a) System.out.print(v + " ");
        System.out.println();
        long[] la = {Long.MAX_VALUE};
        System.out.println(la[0]++ + " " + la[0]);
        short[] sa = {-32768};
        System.out.println(--sa[0] + " " + sa[0]++ + " " + sa[0]);
        float f = 1.5f;
        System.out.println(f++ + ++f);
        Integer boxed = 127;
        boxed++;
        System.out.println(boxed + " " + boxed++ + " " + ++boxed);
    }
}
