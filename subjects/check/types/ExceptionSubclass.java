//@ check: ExceptionSubclass.handle
//@ verdict: violated

/** A handler may catch what nothing on the class path declares, also after a call. */
public class ExceptionSubclass {
    static void handle(RuntimeException e) {
        if (e == null) {
            return;
        }
        String message = e.getLocalizedMessage();
        try {
            throw e; //~ VIOLATES RuntimeException
        } catch (IllegalStateException caught) {
            assert message == null; //~ VIOLATES assertion
        }
    }
}
