//@ release: 25
// Exercises scoped values: nesting, rebinding, calls with a result, unbound reads, and exceptions that leave a scope.
import java.util.NoSuchElementException;

public class ScopedValues {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> LEVEL = ScopedValue.newInstance();

    static String show() { return USER.orElse("nobody") + "/" + (LEVEL.isBound() ? LEVEL.get() : -1); }

    public static void main(String[] args) {
        System.out.println(show());
        ScopedValue.where(USER, "alice").where(LEVEL, 1).run(() -> {
            System.out.println(show());
            ScopedValue.where(LEVEL, 2).run(() -> System.out.println(show()));
            System.out.println(show());
        });
        System.out.println(ScopedValue.where(USER, "bob").<String, RuntimeException>call(() -> USER.get() + "!"));
        try {
            ScopedValue.where(USER, "carol").run(() -> { throw new IllegalStateException(USER.get()); });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + USER.isBound());
        }
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println("unbound");
        }
        int sum = 0;
        for (int i = 0; i < 50; i++) sum += ScopedValue.where(LEVEL, i).<Integer, RuntimeException>call(LEVEL::get);
        System.out.println(sum);
    }
}
