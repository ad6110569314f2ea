// Exercises float add, sub, mul, div, rem, neg; prints both text and raw bits.
public class FloatArithmetic {
    static void show(String what, float f) {
        System.out.println(what + " = " + f + " 0x" + Integer.toHexString(Float.floatToIntBits(f)));
    }

    public static void main(String[] args) {
        float[] vals = {0f, -0f, 1f, -1.5f, 3.3333333f, 1e-45f, Float.MIN_NORMAL, Float.MAX_VALUE,
            Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 16777217f, 0.1f};
        for (float a : vals) {
            show("neg " + a, -a);
            for (float b : vals) {
                show(a + " + " + b, a + b);
                show(a + " - " + b, a - b);
                show(a + " * " + b, a * b);
                show(a + " / " + b, a / b);
                show(a + " % " + b, a % b);
            }
        }
        float sum = 0;
        for (int i = 1; i <= 1000; i++) sum += 1f / i;
        show("harmonic", sum);
        float f = 1;
        int steps = 0;
        while (f + 1 != f) { f *= 2; steps++; }
        System.out.println("precision bits " + steps);
        f = 1;
        steps = 0;
        while (f > 0) { f /= 2; steps++; }
        System.out.println("halvings to zero " + steps);
        float g = 5;
        g++; g += 0.25; g -= 1; g *= 1.1; g /= 3; g %= 0.7;
        show("compound", g);
    }
}
