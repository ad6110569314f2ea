// Exercises pattern switches deconstructing records with every primitive component type and yields inside blocks.
public class PrimitiveRecordSwitches {
    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d) { }
    record Two(Object l, Object r) { }
    static double total(Object o) { return switch (o) { case All(boolean z, byte b, char c, short s, int i, long l, float f, double d) when z -> { double t = b + c + s + i;
                t += l;
                yield t + f + d; } case All(var z, var b, var c, var s, var i, var l, var f, var d) -> -(b + c + s + i + l + f + d);
            default -> 0; }; }
    static String pairs(Two t) { return switch (t) { case Two(Integer a, Integer b) -> "II" + (a + b);
            case Two(Integer a, String b) -> "IS" + a + b;
            case Two(String a, Integer b) -> "SI" + a + b;
            case Two(String a, String b) when a.equals(b) -> "same";
            case Two(String a, String b) -> "SS" + a + b;
            case Two(Object a, Object b) -> a == null ? "left null" : b == null ? "right null" : "other"; }; }
    public static void main(String[] args) {
        System.out.println(total(new All(true, (byte) -1, 'a', (short) 300, 70000, 1L << 33, 0.5f, 0.25)));
        System.out.println(total(new All(false, (byte) 1, 'b', (short) -300, -70000, -5L, 1.5f, 2.25)));
        System.out.println(total("x"));
        Object[] vs = {1, "s", null, 2.5};
        for (Object a : vs) { for (Object b : vs) System.out.print(pairs(new Two(a, b)) + " ");
            System.out.println(); }
        System.out.println(pairs(new Two("q", "q")) + " " + pairs(new Two("q", "r")));
        long acc = 0;
        for (int i = 0; i < 3000; i++) acc += pairs(new Two(i % 2 == 0 ? (Object) i : "k", i % 3 == 0 ? (Object) i : "v")).length();
        System.out.println(acc);
    }
}
