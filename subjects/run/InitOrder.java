// Exercises class initialization order: superclass first, static fields in text order, instance initializers, constructors.
public class InitOrder {
    static int say(String s) { System.out.println(s); return s.length(); }

    static class Base {
        static int s1 = say("Base.s1");
        static { say("Base static block"); }
        int i1 = say("Base.i1");
        { say("Base init block"); }
        Base() { this(5); say("Base()"); }
        Base(int n) { say("Base(" + n + ")"); hook(); }
        void hook() { say("Base.hook"); }
        static int s2 = say("Base.s2");
    }

    static class Derived extends Base {
        static final int CONST = 7;
        static final Integer BOXED = say("Derived.BOXED");
        static { say("Derived static block"); }
        int d1 = say("Derived.d1");
        String name = "set";
        final int k = 9;
        Derived() { super(); say("Derived() " + d1 + " " + name); }
        @Override void hook() { say("Derived.hook sees d1=" + d1 + " name=" + name + " k=" + k); }
        { say("Derived init block"); d1 += 100; }
    }

    static class Single {
        static final Single INSTANCE = new Single();
        static int counter = 10;
        int seen;
        Single() { counter++; seen = counter; say("Single() counter " + counter); }
    }

    public static void main(String[] args) {
        say("main start");
        System.out.println(Derived.CONST);
        say("after constant");
        new Derived();
        say("second instance");
        new Derived();
        System.out.println(Single.counter + " " + Single.INSTANCE.seen);
    }
}
