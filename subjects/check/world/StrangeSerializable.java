// What is serializable may be of any class outside the class path.
//@ check: StrangeSerializable.equal
//@ verdict: violated

public class StrangeSerializable {
    static void equal(java.io.Serializable a, java.io.Serializable b) {
        if (a != null && a.equals(b)) {
            assert a == b; //~ VIOLATES assertion
        }
    }
}
