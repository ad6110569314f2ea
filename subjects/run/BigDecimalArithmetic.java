// Exercises BigDecimal: scales, rounding modes, division, MathContext, comparison vs equality, text forms.
import java.math.*;

public class BigDecimalArithmetic {
    static BigDecimal d(String s) { return new BigDecimal(s); }

    public static void main(String[] args) {
        BigDecimal a = d("123.4500"), b = d("-0.007");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + a.negate() + " " + b.abs() + " " + b.signum());
        System.out.println(d("1").divide(d("8")) + " " + d("10").divide(d("3"), 5, RoundingMode.HALF_UP) + " " + d("10").divide(d("3"), MathContext.DECIMAL64) + " " + d("-10").divide(d("3"), 0, RoundingMode.FLOOR) + " " + d("7").divideToIntegralValue(d("2")) + " " + d("7.5").remainder(d("2")));
        try { d("1").divide(d("3")); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { d("1").divide(BigDecimal.ZERO); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m + ":");
            for (String s : new String[]{"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
                try { sb.append(' ').append(d(s).setScale(0, m)); } catch (ArithmeticException e) { sb.append(" !").append(e.getMessage()); }
            }
            System.out.println(sb);
        }
        System.out.println(d("1.0").equals(d("1.00")) + " " + d("1.0").compareTo(d("1.00")) + " " + d("1.0").hashCode() + " " + d("1.00").hashCode() + " " + d("2").max(d("2.0")));
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(1234, 3) + " " + BigDecimal.valueOf(5, -3) + " " + d("1E+5") + " " + d("1E+5").toPlainString() + " " + d("1E+5").toEngineeringString() + " " + d("12E-10") + " " + d("0.0000001") + " " + d("0.000001") + " " + d("-1.23E-12").toEngineeringString());
        System.out.println(d("123456.789").round(new MathContext(4)) + " " + d("123456.789").round(new MathContext(7, RoundingMode.DOWN)) + " " + d("999.99").round(new MathContext(3)) + " " + MathContext.DECIMAL128 + " " + d("2").sqrt(new MathContext(30)));
        System.out.println(d("1.1").pow(20) + " " + d("2").pow(-3, new MathContext(5)) + " " + d("123.456").movePointLeft(5) + " " + d("123.456").movePointRight(5) + " " + d("123.456").scaleByPowerOfTen(3) + " " + d("123.456").ulp());
        System.out.println(d("123.999").intValue() + " " + d("1e30").longValue() + " " + d("1e400").doubleValue() + " " + d("0.1").floatValue() + " " + d("123.456").toBigInteger() + " " + d("100").intValueExact());
        try { d("1.5").intValueExact(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { d("1.2.3"); } catch (NumberFormatException e) { System.out.println("NFE " + e.getMessage()); }
        BigDecimal x = BigDecimal.ONE, two = d("2");
        for (int i = 0; i < 8; i++) x = x.add(two.divide(x, 50, RoundingMode.HALF_EVEN)).divide(two, 50, RoundingMode.HALF_EVEN);
        System.out.println(x);
        BigDecimal e = BigDecimal.ONE, t = BigDecimal.ONE;
        for (int i = 1; i < 30; i++) { t = t.divide(BigDecimal.valueOf(i), 40, RoundingMode.HALF_EVEN); e = e.add(t); }
        System.out.println(e + " " + d("1000000").stripTrailingZeros() + " " + d("0E-5").stripTrailingZeros() + " " + d("98765432109876543210.5").multiply(d("12345678901234567890.25")));
        BigDecimal[] qr = d("-17.25").divideAndRemainder(d("5"));
        System.out.println(qr[0] + " " + qr[1] + " " + d("12345678901234567890").add(d("0.00000000001"), new MathContext(25)) + " " + d("1").subtract(d("1e-20"), new MathContext(10)));
    }
}
