//@ check: RequireNonNull.test
//@ verdict: violated
//@ paths: 2

import java.util.Objects;

public class RequireNonNull {
    public static void test(Object given) {
        Objects.requireNonNull(given); //~ VIOLATES NullPointerException
    }
}
