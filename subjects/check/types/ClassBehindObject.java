//@ check: ClassBehindObject.compare
//@ verdict: violated
//@ replayed

/** An object may be a class object. */
public class ClassBehindObject {
    static void compare(Object object) {
        assert object != Integer.class; //~ VIOLATES assertion
    }
}
