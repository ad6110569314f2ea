//@ args: 12 + 30 x 2 - 7
// A left-to-right calculator over its arguments; ends with exit status equal to the result's low bits.
public class ArgsCalculator {
    static long apply(long a, String op, long b) {
        switch (op) {
            case "+": return a + b;
            case "-": return a - b;
            case "x": return Math.multiplyExact(a, b);
            case "/": return a / b;
            default: throw new IllegalArgumentException("operator " + op);
        }
    }
    public static void main(String[] args) {
        if (args.length == 0) { System.out.println("nothing to do"); System.exit(64); }
        long acc = Long.parseLong(args[0]);
        for (int i = 1; i + 1 < args.length; i += 2) {
            System.out.print(acc + " " + args[i] + " " + args[i + 1]);
            acc = apply(acc, args[i], Long.parseLong(args[i + 1]));
            System.out.println(" = " + acc);
        }
        System.out.println("result " + acc);
        System.out.println(Long.toBinaryString(acc));
        System.out.println(Long.toHexString(acc));
        System.exit((int) (acc & 0x7f));
    }
}
