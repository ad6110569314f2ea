// Exercises virtual, interface, super, private, static (hiding) and final method dispatch in a four-level hierarchy.
public class VirtualDispatch {
    interface Shape { double area(); default String label() { return "shape " + area(); } }
    static class A implements Shape {
        String f = "A.f";
        static String st() { return "A.st"; }
        private String priv() { return "A.priv"; }
        String callPriv() { return priv(); }
        String over() { return "A.over"; }
        final String fin() { return "A.fin->" + over(); }
        public double area() { return 1; }
        String who(Object o) { return "A.who(Object)"; }
        String who(String s) { return "A.who(String)"; }
    }
    static class B extends A {
        String f = "B.f";
        static String st() { return "B.st"; }
        private String priv() { return "B.priv"; }
        @Override String over() { return "B.over+" + super.over(); }
        @Override public double area() { return 2; }
        String who(Integer i) { return "B.who(Integer)"; }
        String fields() { return f + " " + super.f + " " + ((A) this).f; }
    }
    static class C extends B {
        @Override String over() { return "C.over+" + super.over(); }
        @Override public String label() { return "C:" + super.label(); }
        @Override String who(Object o) { return "C.who(Object)"; }
    }
    static class D extends C {
        String f = "D.f";
        @Override public double area() { return super.area() * 10; }
    }

    static String overload(A a) { return "ov A"; }
    static String overload(B b) { return "ov B"; }
    static String overload(Object o) { return "ov O"; }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new D()};
        for (A a : all) {
            System.out.println(a.getClass().getSimpleName() + " " + a.over() + " " + a.fin() + " " + a.callPriv() + " " + a.f + " " + a.label() + " " + a.area());
            System.out.println("  " + a.who("s") + " " + a.who((Object) "s") + " " + a.who((Object) 5) + " " + overload(a));
            Shape s = a;
            System.out.println("  " + s.area() + " " + s.label());
        }
        B b = new D();
        System.out.println(b.f + " " + ((D) b).f + " " + b.fields() + " " + b.who(5) + " " + overload(b) + " " + overload((Object) b));
        System.out.println(A.st() + " " + B.st() + " " + C.st());
        long sum = 0;
        for (int i = 0; i < 20000; i++) sum += (long) all[i & 3].area() * i % 7 + all[(i >> 2) & 3].over().length();
        System.out.println(sum);
    }
}
