package heapwright;

/** Ends an ordinary run in which an assumption does not hold. The engine never throws it. */
public final class AssumptionViolated extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An execution that is not of interest. */
    public AssumptionViolated() {
        super("assumption violated");
    }
}
