//@ check: NoImplementation.call
//@ verdict: incomplete
//@ exit: 3
//@ gaps: unsupported
//@ check: NoImplementation.ask
//@ verdict: verified-within-limits
//@ world: no class is known that implements NoImplementation$Asked

/** There may be a class that extends it, but none is known; one that implements an interface can be made up. */
public class NoImplementation {
    abstract static class Service {
        abstract int serve();
    }

    interface Asked {
        int answer();
    }

    public static int call(Service service) {
        return service == null ? 0 : service.serve();
    }

    public static int ask(Asked asked) {
        return asked == null ? 0 : asked.answer();
    }
}
