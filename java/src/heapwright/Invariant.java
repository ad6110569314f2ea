package heapwright;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a boolean instance method without parameters as the invariant of its class: assumed of the receiver before a
 * method under analysis runs, checked of it when the method ends. A method named {@code repOK}, {@code repOk} or
 * {@code invariant} needs no mark.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Invariant {}
