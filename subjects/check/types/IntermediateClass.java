//@ check: IntermediateClass.twice
//@ verdict: violated
//@ gaps: none
//@ same: laziness

import heapwright.Heapwright;

/** A call through an interface reaches a method that several classes inherit, and which reads a field of their parent. */
public class IntermediateClass {
    interface Sized {
        int size();
    }

    abstract static class Stored implements Sized {
        int stored;

        @Override
        public int size() {
            return stored;
        }
    }

    static class Left extends Stored {}

    static class Right extends Stored {
        int more;
    }

    static class Fixed implements Sized {
        @Override
        public int size() {
            return 7;
        }
    }

    public static void twice(Sized sized) {
        Heapwright.assume(sized != null);
        int size = sized.size();
        Heapwright.check(sized.size() == size);
        Heapwright.check(size != 8); //~ VIOLATES assertion
        if (sized instanceof Right) {
            Heapwright.check(((Right) sized).stored == size);
            Heapwright.check(((Right) sized).more == 0 || size != 9); //~ VIOLATES assertion
        }
    }
}
