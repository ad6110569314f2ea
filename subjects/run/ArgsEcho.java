//@ args: alpha 42 -x --flag=v a b
// Exercises command line arguments: count, order, parsing.
public class ArgsEcho {
    public static void main(String[] args) {
        System.out.println(args.length);
        for (int i = 0; i < args.length; i++) System.out.println(i + " [" + args[i] + "] " + args[i].length() + " " + args[i].hashCode());
        System.out.println(args.getClass().getName());
        int n = Integer.parseInt(args[1]);
        System.out.println(n * 2);
        System.out.println(args[3].split("=")[1]);
        System.out.println(String.join("+", args));
        System.out.println(args[4].equals("a") + " " + (args[4] == "a") + " " + (args[4].intern() == "a"));
        try { System.out.println(args[6]); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
