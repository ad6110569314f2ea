package gov.nasa.jpf.vm;

/** The version on the class path, which no case may see. */
public final class Verify {
    public static int getIntFromList(int... values) {
        throw new UnsupportedOperationException();
    }

    /** A word that means nothing to the engine. */
    public static int getCounter(int id) {
        return 0;
    }
}
