// Exercises int add, sub, mul, div, rem, neg with wrap-around and border values.
public class IntArithmetic {
    static int[] values = {0, 1, -1, 2, -2, 7, -7, 46341, -46341, 65535, 65536,
        Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1};

    static int add(int a, int b) { return a + b; }
    static int sub(int a, int b) { return a - b; }
    static int mul(int a, int b) { return a * b; }
    static int div(int a, int b) { return a / b; }
    static int rem(int a, int b) { return a % b; }

    public static void main(String[] args) {
        for (int a : values) {
            StringBuilder line = new StringBuilder();
            line.append(a).append(" neg=").append(-a).append(':');
            for (int b : values) {
                line.append(' ').append(add(a, b)).append(',').append(sub(a, b)).append(',').append(mul(a, b));
                if (b != 0) {
                    line.append(',').append(div(a, b)).append(',').append(rem(a, b));
                }
            }
            System.out.println(line);
        }
        System.out.println(Integer.MIN_VALUE / -1);
        System.out.println(div(Integer.MIN_VALUE, -1) + " " + rem(Integer.MIN_VALUE, -1));
        int checksum = 17;
        for (int i = 1; i < 1000; i++) {
            checksum = checksum * 31 + i;
            checksum ^= checksum / i;
            checksum -= checksum % (i + 3);
        }
        System.out.println("checksum " + checksum);
    }
}
