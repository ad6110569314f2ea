package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a method may assign of what existed before the call: fields ({@code "size"}, {@code "head.next"}), all fields of an object
 * ({@code "head.*"}), elements ({@code "a[i]"}, {@code "a[0 .. n]"}, {@code "a[*]"}), the same of all objects of a reach set, or
 * {@code "\\nothing"}.
 *
 * <pre>{@code
 * @Assignable({"size", "elements[*]"})
 * void add(int x) { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Assignable {
    /** The places. */
    String[] value();
}
