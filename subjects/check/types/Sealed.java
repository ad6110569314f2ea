//@ check: Sealed.evaluate  n=3 aliasing=never
//@ verdict: verified-within-limits
//@ same: laziness

import heapwright.Heapwright;

/** Nothing but what a sealed interface permits. */
public class Sealed {
    sealed interface Term permits Literal, Negation {}

    record Literal(int value) implements Term {}

    record Negation(Term of) implements Term {}

    public static int evaluate(Term term) {
        if (term instanceof Literal literal) {
            return literal.value();
        }
        if (term instanceof Negation negation) {
            return -evaluate(negation.of());
        }
        Heapwright.check(term == null);
        return 0;
    }
}
