//@ check: MainThrows.main
//@ verdict: violated
//@ check: MainThrows.helper
//@ verdict: verified
//@ violations: none

import java.io.IOException;

/** An exception that leaves the main method of a program is seen by its users, whatever its kind. */
public class MainThrows {
    public static void main(String[] args) throws IOException {
        throw new IOException("disk"); //~ VIOLATES IOException
    }

    public static void helper(int x) throws IOException {
        if (x == 3) {
            throw new IOException("three");
        }
    }
}
