// A string and a sequence of characters can be one object.
//@ check: TwoNames.one
//@ violations: 1
//@ verdict: violated
//@ replayed

public class TwoNames {
    CharSequence text;
    String name;

    static void one(TwoNames names) {
        if (names == null || names.name == null) {
            return;
        }
        assert (Object) names.text != (Object) names.name; //~ VIOLATES assertion
    }
}
