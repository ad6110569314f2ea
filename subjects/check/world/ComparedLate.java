// What an input can be counts also where it is asked for after a call: the same object as a literal, an array, a class; what is
// not explored is named.

public class ComparedLate {
    static final String TEXT = "t";
    static final Integer NUMBER = new Integer(1000);
    private static final Object LOCK = new Object();

    //@ check: ComparedLate.literal
    //@ violations: below
    //@ verdict: violated
    static void literal(Comparable input) {
        if (input == null || input.compareTo(input) != 0) return;
        assert (Object) input != (Object) TEXT; //~ VIOLATES assertion
    }

    //@ check: ComparedLate.nested
    //@ violations: below
    //@ verdict: violated
    static void nested(Object[] input) {
        if (input == null || input.hashCode() == 97) return;
        assert !(input instanceof int[][]); //~ VIOLATES assertion
    }

    //@ check: ComparedLate.exact
    //@ violations: below
    //@ verdict: violated
    static void exact(Object[] input) {
        assert input == null || input.getClass() != String[].class; //~ VIOLATES assertion
    }

    //@ check: ComparedLate.checked
    //@ violations: below
    //@ verdict: violated
    static void checked(Exception input) {
        assert input == null || input.getClass() == Exception.class || input instanceof RuntimeException; //~ VIOLATES assertion
    }

    //@ check: ComparedLate.box
    //@ violations: below
    //@ verdict: verified-within-limits
    //@ world: a static field holds
    static void box(Integer input) {
        if (input == null || input.intValue() == 7) return;
        assert input != NUMBER;
    }

    //@ check: ComparedLate.lock
    //@ violations: below
    //@ verdict: verified-within-limits
    //@ world: a static field holds
    static void lock(Object input) {
        if (input == null || input.hashCode() == 7) return;
        assert input != LOCK;
    }

    //@ check: ComparedLate.both
    //@ violations: below
    //@ verdict: violated
    static void both(Comparable input) {
        if (!((Object) input instanceof Number number) || !input.equals(input)) return;
        Double value = (Double) (Object) number; //~ VIOLATES ClassCastException
    }

    //@ check: ComparedLate.equal
    //@ violations: below
    //@ verdict: violated
    static void equal(String name, CharSequence text) {
        if (name == null || text == null || text.length() < 0) return;
        assert !name.equals(text); //~ VIOLATES assertion
    }
}
