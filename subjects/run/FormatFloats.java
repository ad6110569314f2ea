// Exercises Formatter floating conversions: f, e, g, a with precision, rounding, special values and BigDecimal.
import java.math.BigDecimal;
import java.util.*;

public class FormatFloats {
    static void f(String fmt, Object... args) {
        try { System.out.println(fmt + " -> [" + String.format(Locale.ROOT, fmt, args) + "]"); }
        catch (IllegalFormatException e) { System.out.println(fmt + " -> " + e.getClass().getSimpleName() + " " + e.getMessage()); }
    }

    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.0, -1.5, 0.5, 1.5, 2.5, 0.125, 0.375, 3.14159265, 1234567.891, 1e-5, 9.9995, 99999.5, 1e10, 1e21, 123456789012345.678, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : ds) { f("%f", d);
            f("%.0f", d);
            f("%.2f", d);
            f("%10.3f", d);
            f("%-10.1f|", d);
            f("%010.2f", d);
            f("%+.1f", d);
            f("%,.2f", d);
            f("%(.2f", d);
            f("%e", d);
            f("%.3E", d);
            f("%g", d);
            f("%.2g", d); }
        f("%.20f", 0.1);
        f("%.15f", 1.0 / 3);
        f("%.1f %.1f %.1f %.1f", 0.05, 0.15, 0.25, 0.35);
        f("%.3f", 1.0005);
        f("%.2f", 1.005f);
        f("%f %e", 1.1f, 1.1f);
        f("%a %a %A %.3a", 1.0, -0.1, 255.5, 1.999); f("%a", Double.MIN_VALUE); f("%s %S", 1.5e300, 1e-10);
        f("%.3f %10.2f %e", new BigDecimal("12345678901234567890.98765"), new BigDecimal("-0.005"), new BigDecimal("0.000012345"));
        f("%f", 5); f("%.2d", 5.0); f("%#.0f", 3.0); f("%.0e", 15000.0); f("% .2f", 2.0); f("%-+10.2f|", 2.0); f("%#e", 1.0);
        f("%8.3s|%-8s|%S", "abcdefgh", "left", "upper"); f("%s", (Object) new String[]{"x"}.length); f("%.1s", "xyz"); f("%10s|", (Object) null);
        f("%f", Float.MAX_VALUE); f("%.1f", 0.95); f("%.1f", 9.95); f("%.0f", 0.5); f("%.0f", 1.5); f("%.0f", 2.5); f("%5.1f%%", 99.94);
    }
}
