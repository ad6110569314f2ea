//@ args: 5 six 7
// Ends with an uncaught NumberFormatException raised inside the JDK while parsing the second argument.
public class ArgsBadNumber {
    public static void main(String[] args) {
        int sum = 0;
        System.out.println("args " + args.length);
        System.out.println("first " + args[0]);
        System.out.println("last " + args[args.length - 1]);
        for (String a : args) {
            System.out.println("parsing " + a);
            sum += Integer.parseInt(a);
            System.out.println("sum " + sum);
        }
        System.out.println("total " + sum);
    }
}
