//@ check: NoImplementation.call
//@ verdict: incomplete
//@ exit: 3
//@ gaps: unsupported

/** There may be a class that implements it, but none is known. */
public class NoImplementation {
    interface Service {
        int serve();
    }

    public static int call(Service service) {
        return service == null ? 0 : service.serve();
    }
}
