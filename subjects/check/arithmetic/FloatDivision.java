//@ check: FloatDivision.divide
//@ verdict: verified
//@ paths: 1

/** Division of floating-point numbers never throws. */
public class FloatDivision {
    public static double divide(double a, double b) {
        return a / b;
    }
}
