//@ check: CheckedException.open
//@ verdict: verified
//@ exit: 0
//@ paths: 2
//@ returned: 1
//@ threw: 1

/** A checked exception is an announced outcome. */
public class CheckedException {
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;
    }

    public static void open(int x) throws Refused {
        if (x < 0) {
            throw new Refused();
        }
    }
}
