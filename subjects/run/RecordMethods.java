// Exercises record toString/equals/hashCode for every component type including NaN, -0.0, arrays and null.
public class RecordMethods {
    record All(boolean z, byte b, char c, short s, int i, long l, float f, double d, String str, Object o) { }
    record F(float f, double d) { }
    record Arr(int[] a) { }
    record Empty() { }
    record Nest(Empty e, All inner, F f) { }
    record One(int x) { }
    record Obj(Object x) { }

    public static void main(String[] args) {
        All a = new All(true, (byte) -1, 'c', (short) 300, 70000, 1L << 40, 1.5f, -2.25, "text", null);
        All b = new All(true, (byte) -1, 'c', (short) 300, 70000, 1L << 40, 1.5f, -2.25, new String("text"), null);
        All c = new All(false, (byte) -1, 'c', (short) 300, 70000, 1L << 40, 1.5f, -2.25, "text", 5);
        System.out.println(a);
        System.out.println(c);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(null) + " " + a.equals("x"));
        System.out.println(a.hashCode());
        System.out.println(c.hashCode());
        System.out.println(new F(Float.NaN, Double.NaN).equals(new F(0f / 0f, 0.0 / 0.0)) + " " + new F(0f, 0.0).equals(new F(-0f, 0.0)) + " " + new F(0f, -0.0).equals(new F(0f, 0.0)));
        System.out.println(new F(Float.NaN, -0.0) + " " + new F(1f, 2).hashCode() + " " + new F(-0f, -0.0).hashCode());
        int[] arr = {1, 2};
        System.out.println(new Arr(arr).equals(new Arr(arr)) + " " + new Arr(arr).equals(new Arr(new int[]{1, 2})) + " " + (new Arr(arr).a() == arr) + " " + new Arr(null));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Nest(new Empty(), a, new F(1, 2)));
        System.out.println(new Nest(new Empty(), a, new F(1, 2)).equals(new Nest(new Empty(), b, new F(1, 2))) + " " + new Nest(null, null, null) + " " + new Nest(null, null, null).hashCode());
        System.out.println(new One(5).hashCode() + " " + new One(5).equals(new One(6)) + " " + new Obj(new Obj("in")) + " " + new Obj("q").hashCode() + " " + new Obj(null).equals(new Obj(null)));
        System.out.println(a.z() + " " + a.b() + " " + a.c() + " " + a.s() + " " + a.i() + " " + a.l() + " " + a.f() + " " + a.d() + " " + a.str() + " " + a.o());
        java.util.Map<One, String> m = new java.util.HashMap<>();
        for (int i = 0; i < 50; i++) m.put(new One(i % 10), "v" + i);
        System.out.println(m.size() + " " + m.get(new One(3)) + " " + m);
    }
}
