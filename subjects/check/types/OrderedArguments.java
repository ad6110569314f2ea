// Inputs of one type variable are ordered by one compareTo: none casts the other to something that it is not. Raw types promise
// nothing of that sort.

public class OrderedArguments {
    //@ check: OrderedArguments.generic
    //@ violations: below
    //@ verdict: verified-within-limits
    //@ world: type arguments
    static <C extends Comparable<C>> void generic(C one, C two) {
        if (one == null || two == null) return;
        assert Integer.signum(one.compareTo(two)) == -Integer.signum(two.compareTo(one));
    }

    //@ check: OrderedArguments.constant
    //@ violations: none
    //@ verdict: verified-within-limits
    //@ world: type arguments
    static <C extends Comparable<C>> void constant(C one, C two) {
        if (one == null || two == null || two != (Object) Kind.SAME) return;
        two.compareTo(one);
    }

    enum Kind {
        SAME {
            @Override
            public String toString() {
                return "same";
            }
        }
    }

    //@ check: OrderedArguments.raw
    //@ violations: below
    //@ verdict: violated
    static void raw(Length one, Comparable two) {
        if (one == null || two == null) return;
        ((Comparable) one).compareTo(two);
    }

    static final class Length implements Comparable<Length> { //~ VIOLATES ClassCastException
        int metres;

        public int compareTo(Length other) {
            return Integer.compare(metres, other.metres);
        }
    }
}
