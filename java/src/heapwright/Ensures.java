package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The postcondition of a method: the name of a boolean method of the same class with the same parameters and, unless the
 * method is {@code void}, one more at the end that takes the result; static if the method is. It is checked when the
 * method returns, and it sees the arguments as the caller passed them.
 *
 * <pre>{@code
 * @Ensures("isAbsolute")
 * static int abs(int x) { return x < 0 ? -x : x; }
 *
 * static boolean isAbsolute(int x, int result) { return result >= 0 && (result == x || result == -x); }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Ensures {
    /** The name of the boolean method. */
    String value();
}
