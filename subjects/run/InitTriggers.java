// Exercises what does and does not trigger class initialization: constants, arrays, class literals, inherited statics, null casts.
public class InitTriggers {
    static void say(String s) { System.out.println(s); }

    static class C1 { static { say("init C1"); } static final int K = 3; static final String S = "const"; static int v = 1; }
    static class C2 { static { say("init C2"); } static final Object O = "not constant"; }
    static class C3 { static { say("init C3"); } }
    static class P { static { say("init P"); } static int shared = 5; static void m() { say("P.m"); } }
    static class Q extends P { static { say("init Q"); } static int own = 6; }
    static class C4 { static { say("init C4"); } static void m() { } }
    static class C5 { static { say("init C5"); } int f; }
    static class C6 { static { say("init C6"); } }
    static class Arg { static { say("init Arg"); } }
    static void take(Arg a) { say("take " + (a == null)); }
    enum En { X; static { say("init En"); } }
    interface I1 { int V = InitTriggers.value("I1.V"); }
    static class Impl1 implements I1 { static { say("init Impl1"); } }
    interface I2 { int V = InitTriggers.value("I2.V"); default void d() { } }
    static class Impl2 implements I2 { static { say("init Impl2"); } }
    static int value(String s) { say("value " + s); return s.length(); }

    public static void main(String[] args) throws Exception {
        say("1 constants " + C1.K + C1.S);
        say("2 array " + new C3[4].length + new C3[1][2].length);
        say("3 literal " + C3.class.getSimpleName());
        say("4 instanceof " + ("x".equals("y") ? new C3() : null instanceof C3));
        take(null);
        C5 nothing = (C5) null;
        say("5 null local " + nothing);
        say("6 inherited static " + Q.shared);
        Q.m();
        say("7 own static " + Q.own);
        say("8 non-constant final " + C2.O);
        say("9 static write");
        C1.v = 9;
        C4.m();
        new C5();
        say("10 enum");
        En e = En.X;
        say(e.name());
        say("11 interface impl without defaults");
        new Impl1();
        say("12 interface impl with defaults");
        new Impl2();
        say("13 forName no init");
        Class<?> c = Class.forName("InitTriggers$C6", false, InitTriggers.class.getClassLoader());
        say("loaded " + c.getName());
        Class.forName("InitTriggers$C6");
        say("14 interface field " + I1.V);
        Arg[] args2 = {null};
        say("15 " + args2.length);
    }
}
