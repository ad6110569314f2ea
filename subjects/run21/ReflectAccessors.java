// Exercises the accessors that reflection makes from method handles: messages, wrapping and traces of what goes wrong.
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.concurrent.Callable;

public class ReflectAccessors {
    static class Account {
        int balance;
        final int limit = 100;
        static long total;
        String owner = "x";

        Account(int balance) {
            if (balance < 0) throw new IllegalStateException("negative");
            this.balance = balance;
        }

        int add(int amount) {
            if (amount == 99) throw new RuntimeException("99");
            return balance += amount;
        }

        static String greet(String name) { return "hi " + name; }

        void fail(Object o) { o.hashCode(); }
    }

    static void attempt(String what, Callable<?> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            for (Throwable t = e; t != null; t = t.getCause()) {
                System.out.println(what + ": " + t);
                for (StackTraceElement at : t.getStackTrace()) System.out.println("    " + at.getClassName() + "." + at.getMethodName());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<Account> make = Account.class.getDeclaredConstructor(int.class);
        Method add = Account.class.getDeclaredMethod("add", int.class);
        Method greet = Account.class.getDeclaredMethod("greet", String.class);
        Method fail = Account.class.getDeclaredMethod("fail", Object.class);
        Account a = make.newInstance(5);
        attempt("call", () -> add.invoke(a, 6));
        attempt("widened", () -> add.invoke(a, (byte) 6));
        attempt("null for int", () -> add.invoke(a, (Object) null));
        attempt("text for int", () -> add.invoke(a, "x"));
        attempt("long for int", () -> add.invoke(a, 5L));
        attempt("too few", () -> add.invoke(a));
        attempt("no receiver", () -> add.invoke(null, 5));
        attempt("wrong receiver", () -> add.invoke("x", 5));
        attempt("throws", () -> add.invoke(a, 99));
        attempt("static", () -> greet.invoke(null, "you"));
        attempt("static mismatch", () -> greet.invoke(null, 7));
        attempt("null inside", () -> fail.invoke(a, (Object) null));
        attempt("constructor throws", () -> make.newInstance(-1));
        attempt("constructor mismatch", () -> make.newInstance("x"));
        attempt("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
        Field balance = Account.class.getDeclaredField("balance");
        Field limit = Account.class.getDeclaredField("limit");
        Field total = Account.class.getDeclaredField("total");
        Field owner = Account.class.getDeclaredField("owner");
        attempt("get", () -> balance.get(a));
        attempt("as double", () -> balance.getDouble(a));
        attempt("as short", () -> balance.getShort(a));
        attempt("get of null", () -> balance.get(null));
        attempt("get of other", () -> balance.get("x"));
        attempt("set", () -> { balance.set(a, (short) 9); return a.balance; });
        attempt("set long", () -> { balance.set(a, 9L); return a.balance; });
        attempt("set null", () -> { balance.set(a, null); return a.balance; });
        attempt("set static", () -> { total.set(null, 9); return total.getLong(null); });
        attempt("set final", () -> { limit.set(a, 9); return a.limit; });
        limit.setAccessible(true);
        attempt("set final opened", () -> { limit.set(a, 9); return limit.get(a); });
        attempt("set text", () -> { owner.set(a, "y"); return owner.get(a); });
        attempt("set mismatch", () -> { owner.set(a, 7); return owner.get(a); });
    }
}
