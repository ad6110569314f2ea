// Exercises interface field initialization laziness, order among superinterfaces, and superclass versus interface initialization.
public class InterfaceFieldInit {
    static int log(String s, int v) { System.out.println("init " + s); return v; }
    interface A { int X = log("A.X", 1); int PLAIN = 10; static void st() { System.out.println("A.st"); } }
    interface B extends A { int Y = log("B.Y", 2); default void d() { } }
    interface C { int Z = log("C.Z", 3); default void c() { } }
    interface NoDefault { int W = log("NoDefault.W", 4); }
    static class Base implements NoDefault { static int b = log("Base.b", 5); }
    static class Impl extends Base implements B, C { static int i = log("Impl.i", 6); }
    static class Other implements A { static { System.out.println("init Other"); } static int use() { return PLAIN; } }
    interface Lazy { Object O = new Object() { { System.out.println("Lazy.O built"); }
            @Override public String toString() { return "lazy"; } };
        int K = 99; }
    interface WithStatic { int S = log("WithStatic.S", 8); static int get() { return S; } }
    public static void main(String[] args) {
        System.out.println("constant " + A.PLAIN + " " + Lazy.K);
        System.out.println("new Impl");
        new Impl();
        System.out.println("again");
        new Impl();
        System.out.println("static method of A");
        A.st();
        System.out.println("fields " + Impl.Y + " " + B.Y + " " + Impl.X);
        System.out.println("other " + Other.use());
        System.out.println("nodefault " + Base.W);
        System.out.println(Lazy.O);
        System.out.println(Lazy.O == Lazy.O);
        System.out.println(WithStatic.get() + WithStatic.S);
        Impl[] none = new Impl[3];
        System.out.println(none.length + " " + C.class.getSimpleName());
    }
}
