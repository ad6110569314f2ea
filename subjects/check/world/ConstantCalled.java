// Constants of enumerations behind Object: a call on one is what a stranger answers, unless the program overrides the method; the
// class is asked for after a call.

public class ConstantCalled {
    enum Plain { RED, GREEN { int weight() { return 2; } }; int weight() { return 1; } }

    enum Spoken {
        HELLO;

        public String toString() {
            return "longer than the text of a stranger";
        }
    }

    //@ check: ConstantCalled.named
    //@ violations: below
    //@ verdict: violated
    static void named(Object first, Object second) {
        if (first == second && first != null && !first.equals(second)) return;
        if (first != null && first.toString() == "RED") return;
        assert !(second instanceof Plain plain) || plain.weight() == 1; //~ VIOLATES assertion
    }

    //@ check: ConstantCalled.overridden
    //@ violations: below
    //@ verdict: violated
    //@ replayed
    static void overridden(Object o) {
        assert o == null || o.toString() != "longer than the text of a stranger"; //~ VIOLATES assertion
    }

    //@ check: ConstantCalled.never
    //@ violations: below
    //@ gaps: none
    static void never(Boolean b, Comparable<?> o) {
        if (o == null || (Object) o == (Object) b) return;
        assert o.hashCode() == 1 || !(o instanceof Plain plain) || plain.name() != null;
    }
}
