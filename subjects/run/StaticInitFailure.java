// Exercises ExceptionInInitializerError on first use and NoClassDefFoundError afterwards; Errors pass through unwrapped.
public class StaticInitFailure {
    static int attempts = 0;

    static class Broken {
        static int value = compute();
        static int compute() { attempts++; throw new IllegalStateException("cannot init"); }
        static void touch() { System.out.println("touched"); }
    }

    static class BrokenByError {
        static { if (attempts >= 0) throw new AssertionError("plain error"); }
        int x;
    }

    static class Child extends Broken { static { System.out.println("child init never"); } }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (ExceptionInInitializerError e) {
            System.out.println(what + " EIIE msg=" + e.getMessage() + " cause=" + e.getCause() + " same=" + (e.getException() == e.getCause()));
        } catch (NoClassDefFoundError e) {
            System.out.println(what + " NCDFE " + e.getMessage());
        } catch (Error e) {
            System.out.println(what + " " + e);
        }
    }

    public static void main(String[] args) {
        attempt("first", () -> System.out.println(Broken.value));
        attempt("second", () -> System.out.println(Broken.value));
        attempt("method", Broken::touch);
        attempt("child", () -> new Child());
        attempt("error1", () -> new BrokenByError());
        attempt("error2", () -> System.out.println(new BrokenByError().x));
        attempt("array", () -> System.out.println(new Broken[2].length));
        attempt("class literal", () -> System.out.println(Broken.class.getSimpleName()));
        System.out.println("attempts " + attempts);
    }
}
