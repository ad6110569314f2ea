// Exercises fcmpl/fcmpg/dcmpl/dcmpg: every relational operator and its negation with NaN and signed zeros.
public class FloatCompareNaN {
    static String cmpF(float a, float b) {
        StringBuilder s = new StringBuilder();
        s.append(a < b ? '1' : '0').append(a <= b ? '1' : '0').append(a > b ? '1' : '0');
        s.append(a >= b ? '1' : '0').append(a == b ? '1' : '0').append(a != b ? '1' : '0');
        s.append(!(a < b) ? '1' : '0').append(!(a <= b) ? '1' : '0').append(!(a > b) ? '1' : '0');
        s.append(!(a >= b) ? '1' : '0').append(!(a == b) ? '1' : '0').append(!(a != b) ? '1' : '0');
        return s.toString();
    }

    static String cmpD(double a, double b) {
        StringBuilder s = new StringBuilder();
        if (a < b) s.append("lt "); else s.append("nlt ");
        if (a <= b) s.append("le "); else s.append("nle ");
        if (a > b) s.append("gt "); else s.append("ngt ");
        if (a >= b) s.append("ge "); else s.append("nge ");
        if (a == b) s.append("eq "); else s.append("neq ");
        if (a != b) s.append("ne"); else s.append("nne");
        return s.toString();
    }

    public static void main(String[] args) {
        float[] fs = {Float.NaN, 0f, -0f, 1f, -1f, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : fs) {
            for (float b : fs) {
                System.out.println(a + " ? " + b + " " + cmpF(a, b) + " compare " + Float.compare(a, b)
                    + " equals " + Float.valueOf(a).equals(b));
            }
        }
        double[] ds = {Double.NaN, 0.0, -0.0, 2.0, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : ds) {
            for (double b : ds) {
                System.out.println(a + " ? " + b + " " + cmpD(a, b) + " " + Double.compare(a, b)
                    + " min " + Math.min(a, b) + " max " + Math.max(a, b));
            }
        }
        double nan = Double.NaN;
        int loops = 0;
        while (!(nan > 10) && loops < 5) { loops++; }
        System.out.println("loops " + loops + " self " + (nan == nan));
    }
}
