// Exercises switch expressions with yield, arrows, nested switches, exceptions inside, and values of all kinds on the stack.
public class SwitchExpressions {
    enum Color { RED, GREEN, BLUE }

    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap ? 29 : 28;
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            default -> throw new IllegalArgumentException("month " + month);
        };
    }

    static String old(Color c, int n) {
        return switch (c) {
            case RED:
                if (n > 5) yield "red-big";
                yield "red-small";
            case GREEN:
                n *= 2;
            case BLUE:
                yield c + ":" + n;
        };
    }

    static double nested(String s, int k) {
        double r = switch (s) {
            case "a" -> switch (k) { case 0 -> 0.5; case 1 -> 1; default -> 2L; };
            case "b" -> {
                double t = 0;
                for (int i = 0; i < k; i++) { if (i == 3) break; t += i; }
                yield t;
            }
            case "c" -> { try { yield 10 / k; } catch (ArithmeticException e) { yield -1; } finally { System.out.print("[fin]"); } }
            default -> 'A';
        };
        return 100 + r * 2;
    }

    static void stmt(int x) {
        switch (x) {
            case 1 -> System.out.print("one ");
            case 2, 3 -> { System.out.print("two-three "); return; }
            default -> System.out.print("other ");
        }
        System.out.print("after ");
    }

    static long callWithStack(long a, int k, double d) {
        return a + (long) (d * switch (k) { case 1 -> a; case 2 -> { long z = a + 1; yield z * k; } default -> -a; }) - k;
    }

    static int tryOnStack(int a, int k, String s) {
        return a * 10 - s.length() * switch (k) { case 0 -> { try { yield a / k; } catch (ArithmeticException e) { yield a * 3; }
                finally { s += "!"; } } default -> s.length(); } + s.length();
    }

    public static void main(String[] args) {
        for (int m = 0; m <= 13; m++) {
            try { System.out.print(days(m, m % 2 == 0) + " "); } catch (IllegalArgumentException e) { System.out.print(e.getMessage() + " "); }
        }
        System.out.println();
        for (Color c : Color.values()) System.out.println(old(c, 3) + " " + old(c, 7));
        for (String s : new String[]{"a", "b", "c", "d"}) for (int k = 0; k < 6; k += 2) System.out.println(s + k + " " + nested(s, k));
        for (int i = 0; i < 5; i++) stmt(i);
        System.out.println();
        System.out.println(callWithStack(7, 1, 1.5) + " " + callWithStack(7, 2, 1.5) + " " + callWithStack(7, 3, 1.5));
        System.out.println(tryOnStack(5, 0, "abc") + " " + tryOnStack(5, 1, "abc"));
        try { old(null, 1); } catch (NullPointerException e) { System.out.println("NPE on null selector"); }
        boolean b = switch ("x".length()) { case 1 -> true; default -> false; };
        char ch = switch (5) { case 5 -> 'q'; default -> 'r'; };
        Object o = switch (ch) { case 'q' -> 1; case 'r' -> "s"; default -> null; };
        System.out.println(b + " " + ch + " " + o);
    }
}
