package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What holds of the heap structures that objects of a class are part of, in HEX: {@code this} is any object of the class.
 * Partial heaps that contradict it are not explored.
 *
 * <pre>{@code
 * @Hex({
 *     "this.root(.left|.right)* aliases nothing;",
 *     "this.root(.left|.right)+.parent only aliases owner.owner;"
 * })
 * class Tree { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Hex {
    /** The sentences, in order. */
    String[] value();
}
