// The same the other way round: the string is known when it is compared.
//@ check: TwoNamesLate.one
//@ violations: 1
//@ verdict: violated
//@ replayed

public class TwoNamesLate {
    static void one(Object text, String name) {
        if (name == null || name.length() != 2) {
            return;
        }
        assert text != name; //~ VIOLATES assertion
    }
}
