// Exercises int/long division and remainder by zero (ArithmeticException) against float/double, which do not throw.
public class DivisionByZero {
    static int zero() { return 0; }
    static long zeroL() { return 0L; }

    public static void main(String[] args) {
        int count = 0;
        try { System.out.println(5 / zero()); } catch (ArithmeticException e) { count++; System.out.println(e.getMessage()); }
        try { System.out.println(5 % zero()); } catch (ArithmeticException e) { count++; System.out.println(e.getMessage()); }
        try { System.out.println(5L / zeroL()); } catch (ArithmeticException e) { count++; System.out.println(e); }
        try { System.out.println(5L % zeroL()); } catch (ArithmeticException e) { count++; System.out.println(e); }
        int x = 9;
        try { x /= zero(); } catch (ArithmeticException e) { count++; }
        System.out.println("x kept " + x);
        long y = 11;
        try { y %= zeroL(); } catch (ArithmeticException e) { count++; }
        System.out.println("y kept " + y);
        int[] arr = {1, 2, 3};
        int i = 0;
        try { arr[i++] /= zero(); } catch (ArithmeticException e) { count++; }
        System.out.println("i moved " + i + " arr[0] " + arr[0]);
        System.out.println("caught " + count);
        System.out.println(5.0 / zero() + " " + -5.0 / zero() + " " + 0.0 / zero());
        System.out.println(5.0f / zero() + " " + 5.0f % zero() + " " + 5.0 % zero());
        System.out.println(1 / -0.0 + " " + 1 / 0.0f);
        System.out.println(Math.floorMod(-7, 3) + " " + Math.floorDiv(-7, 3));
        try { Math.floorMod(1, zero()); } catch (ArithmeticException e) { System.out.println("floorMod " + e.getMessage()); }
        try { Integer.divideUnsigned(1, zero()); } catch (ArithmeticException e) { System.out.println("unsigned " + e.getMessage()); }
    }
}
