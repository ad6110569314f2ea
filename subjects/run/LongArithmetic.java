// Exercises long add, sub, mul, div, rem, neg and comparison with border values.
public class LongArithmetic {
    static final long[] VALUES = {0L, 1L, -1L, 3L, -3L, 10L, 4294967296L, -4294967297L, 3037000500L,
        Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1, Long.MIN_VALUE + 1, 0x7fffffffL, 0x80000000L};

    static String ops(long a, long b) {
        String s = (a + b) + " " + (a - b) + " " + (a * b);
        if (b != 0) {
            s += " " + (a / b) + " " + (a % b);
        }
        return s;
    }

    static int compare(long a, long b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        return r;
    }

    public static void main(String[] args) {
        for (long a : VALUES) {
            System.out.println("a=" + a + " neg=" + (-a) + " not=" + (~a));
            for (long b : VALUES) {
                System.out.println("  " + b + ": " + ops(a, b) + " cmp " + compare(a, b) + " " + Long.compare(a, b));
            }
        }
        long acc = 1;
        for (int i = 1; i <= 500; i++) {
            acc = acc * 6364136223846793005L + 1442695040888963407L;
            acc -= acc / (i + 1);
            acc ^= acc % (i * 7919L);
        }
        System.out.println("acc " + acc);
    }
}
