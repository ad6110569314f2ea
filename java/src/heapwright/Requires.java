package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What callers of a method have to make true. It is assumed before the body runs, and checked where the method is replaced by its
 * contract.
 *
 * <p>Each text is a condition in JML over parameters and fields, private ones too, or the name of a boolean method of the same class
 * with the same parameters, static if the method is.
 *
 * <pre>{@code
 * @Requires({"0 < amount", "amount <= balance"})
 * int take(int amount) { ... }
 *
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
    /** The conditions, or names of boolean methods. */
    String[] value();
}
