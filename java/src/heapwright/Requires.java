package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The precondition of a method: the name of a boolean method of the same class with the same parameters, static if the
 * method is. It is assumed before the body runs.
 *
 * <pre>{@code
 * @Requires("canTake")
 * int take(int amount) { ... }
 *
 * boolean canTake(int amount) { return 0 < amount && amount <= balance; }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Requires {
    /** The name of the boolean method. */
    String value();
}
