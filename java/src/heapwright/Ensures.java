package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is true when a method returns. It sees the arguments as the caller passed them.
 *
 * <p>Each text is a condition in JML, in which {@code \result} is what the method returns, {@code \old(e)} the value before the call
 * and {@code \fresh(e)} that an object is new; or the name of a boolean method of the same class with the same parameters and, unless
 * the method is {@code void}, one more at the end that takes the result, static if the method is.
 *
 * <pre>{@code
 * @Ensures("\\result >= 0 && (\\result == x || \\result == -x)")
 * static int abs(int x) { return x < 0 ? -x : x; }
 *
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
    /** The conditions, or names of boolean methods. */
    String[] value();
}
