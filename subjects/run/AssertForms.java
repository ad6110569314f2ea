// Exercises assert with every kind of detail value and the resulting AssertionError messages and causes.
public class AssertForms {
    static void t(Runnable r) {
        try { r.run(); System.out.println("passed"); }
        catch (AssertionError e) { System.out.println(e.getMessage() + " | " + e.getCause() + " | " + e); }
    }
    static int called = 0;
    static String detail() { called++; return "detail"; }

    static class Nested {
        static boolean f(int x) { assert x > 0 : x; return true; }
    }

    public static void main(String[] args) {
        boolean no = args.length > 100;
        t(() -> { assert no; });
        t(() -> { assert no : "string"; });
        t(() -> { assert no : 42; });
        t(() -> { assert no : 'c'; });
        t(() -> { assert no : 5000000000L; });
        t(() -> { assert no : 1.5f; });
        t(() -> { assert no : 2.5; });
        t(() -> { assert no : true; });
        t(() -> { assert no : null; });
        t(() -> { assert no : new IllegalStateException("cause here"); });
        t(() -> { assert !no : detail(); });
        System.out.println("called " + called);
        t(() -> { assert no : detail(); });
        System.out.println("called " + called);
        t(() -> Nested.f(-3));
        t(() -> Nested.f(3));
        System.out.println(AssertForms.class.desiredAssertionStatus() + " " + String.class.desiredAssertionStatus());
        try { throw new AssertionError("m", new Exception("c")); } catch (AssertionError e) { System.out.println(e.getCause().getMessage()); }
    }
}
