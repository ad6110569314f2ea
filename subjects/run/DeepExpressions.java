// Exercises deep operand stacks: nested ternaries, parenthesised chains and mixed category-2 operands.
public class DeepExpressions {
    static int f(int x) { return x * 2 + 1; }
    static long g(long x) { return x * 3 - 1; }
    static double h(double x) { return x / 2 + 0.5; }

    public static void main(String[] args) {
        int a = 3, b = 5, c = 7;
        int deep = a + (b * (c - (a + (b * (c - (a + (b * (c - (a + (b * (c - (a + (b * (c - (a + b)))))))))))))));
        System.out.println(deep);
        long mix = a + (2L * (b + (3L - (c * (4L + (a - (5L * (b + (6L * c)))))))));
        System.out.println(mix);
        double dm = 1.5 + (a * (2.5 - (b / (3.5 + (c % (4.5 * (a + (5.5 - b))))))));
        System.out.println(dm);
        System.out.println(f(f(f(f(f(a + f(b - f(c))))))) + g(f(3) + g(f((int) g(2)))) + h(g(f(1)) + h(2)));
        for (int i = 0; i < 8; i++) {
            String t = i < 4 ? i < 2 ? i == 0 ? "zero" : "one" : i == 2 ? "two" : "three" : i < 6 ? i == 4 ? "four" : "five" : i == 6 ? "six" : "seven";
            System.out.println(t);
        }
        int x = 1;
        int y = x + (x = 10) + x * (x = 2) + x;
        System.out.println(y + " " + x);
        int[] arr = {0, 1, 2, 3};
        int i = 0;
        arr[i] = i = 2;
        System.out.println(arr[0] + " " + arr[2] + " " + i);
        arr[i = 1] += (i = 3) + arr[i];
        System.out.println(arr[1] + " " + i);
        int p, q, r;
        p = q = r = 42;
        System.out.println(p + q + r);
        long l1, l2;
        l1 = l2 = p++ + ++q;
        System.out.println(l1 + l2 + " " + p + " " + q);
        boolean v = a < b && (b < c || c < a) && !(a == b) ^ (b != c & a < c | false);
        System.out.println(v);
        System.out.println(1 + 2 + "3" + 4 * 5 + (6 + 7) + 'c' + (char) ('c' + 1) + ('c' + 1));
        double[] ds = {1, 2, 3};
        int k = 0;
        System.out.println(ds[k++] * ds[k++] - ds[k] / (ds[k - 1] += ds[0] = 9));
        System.out.println(ds[0] + " " + ds[1] + " " + ds[2]);
    }
}
