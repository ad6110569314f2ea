package heapwright;

/** What objects of classes outside the class path have in common: any two may be equal, also of different classes. */
public interface Strange {
    /** Two are equal if their values and ranks are. The lower half of the value is the hash code. */
    long value();

    /** The place among others, of those that have an order. */
    default long rank() {
        return 0;
    }
}
