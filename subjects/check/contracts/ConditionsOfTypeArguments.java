//@ check: ConditionsOfTypeArguments$Of.next
//@ verdict: violated
//@ replayed

import heapwright.Ensures;

/** A method keeps what a generic method promises that it overrides with a type argument. */
public class ConditionsOfTypeArguments {
    interface Step<T> {
        @Ensures("isThere")
        T next(T from);

        static boolean isThere(Object from, Object result) {
            return result != null;
        }
    }

    static class Of implements Step<Integer> {
        @Override
        public Integer next(Integer from) {
            return from; //~ VIOLATES ensures
        }
    }
}
