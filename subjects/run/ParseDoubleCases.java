// Exercises Double.parseDouble / Float.parseFloat: accepted forms, rounding ties, overflow, underflow and rejections.
public class ParseDoubleCases {
    static void parse(String s) {
        try {
            double d = Double.parseDouble(s);
            System.out.println("[" + s + "] " + Long.toHexString(Double.doubleToLongBits(d)) + " f " + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(s))));
        } catch (NumberFormatException e) {
            System.out.println("NFE " + e.getMessage());
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
    }

    public static void main(String[] args) {
        String[] ok = {"0", "-0", "1", "+1.5", ".5", "5.", "1e3", "1E+3", "1e-3", "1.0f", "1.0D", " 12 ", "\t3\n", "NaN", "-NaN", "Infinity", "-Infinity", "+Infinity",
            "1e400", "-1e400", "1e-400", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072012e-308", "2.2250738585072011e-308",
            "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "9007199254740993", "9007199254740993.0000001", "9007199254740991.5",
            "0.1", "0.100000000000000005551115123125782702118158340454101562500001", "123456789012345678901234567890", "3.4028235677973366e38", "3.4028235677973365e38",
            "1.00000005960464477539", "1.000000059604644775390625", "1.000000059604644775390626", "000000000000000000001", "0.00000000000000000000000000000001e32",
            "6.631236846766476e-316", "8.5e-6", "1e23", "7e-46", "1.4e-45", "0x1p3"};
        for (String s : ok) parse(s);
        String[] bad = {"", " ", "abc", "1e", "1e+", "--1", "1.2.3", "1,5", "Inf", "nan", "0x1", "1f1", "e5", ".", "1 2", "+", "1_0"};
        for (String s : bad) parse(s);
        parse(null);
        System.out.println(Double.valueOf("2.5").intValue() + " " + Float.valueOf("1e2").longValue());
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1e308 * 10) + " " + Double.isFinite(1e308) + " " + Float.isNaN(Float.NaN));
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Double.hashCode(-0.0));
        System.out.println(Double.MIN_EXPONENT + " " + Double.MAX_EXPONENT + " " + Double.sum(1, 2) + " " + Double.compare(0.0, -0.0) + " " + Boolean.parseBoolean("TRUE") + " " + Boolean.hashCode(true));
    }
}
