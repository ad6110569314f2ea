//@ check: ExceptionInput.rethrow
//@ verdict: violated

/** An exception that is passed in may be of any of its subclasses, checked or not. */
public class ExceptionInput {
    static void rethrow(Exception e) throws Exception {
        if (e != null) {
            throw e; //~ VIOLATES RuntimeException
        }
    }
}
