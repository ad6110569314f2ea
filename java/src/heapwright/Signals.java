package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is true when a method throws an exception: {@code (ExceptionClass name) condition} in JML. The exceptions that it names are
 * announced: they are no violations.
 *
 * <pre>{@code
 * @Signals("(IndexOutOfBoundsException e) index < 0 || index >= size")
 * int get(int index) { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Signals {
    /** The clauses. */
    String[] value();
}
