package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a class: conditions in JML that hold of its objects before and after every call. On a boolean instance method without
 * parameters: that it is such a condition. A method named {@code repOK}, {@code repOk} or {@code invariant} needs no mark.
 *
 * <pre>{@code
 * @Invariant("0 <= size && size <= elements.length")
 * class Stack { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Invariant {
    /** The conditions, on a class. */
    String[] value() default {};
}
