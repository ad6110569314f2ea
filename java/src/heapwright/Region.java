package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The region of the heap to which what a parameter or field refers to belongs. Objects of different regions are different objects.
 *
 * <pre>{@code
 * void merge(@Region("other") List other, Comparator<Item> order) { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface Region {
    /** The name of the region. */
    String value();
}
