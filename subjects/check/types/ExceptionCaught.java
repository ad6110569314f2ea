//@ check: ExceptionCaught.handle
//@ verdict: violated

import java.io.IOException;

/** A handler sees what it catches among the exceptions that can be passed in. */
public class ExceptionCaught {
    static int handle(Exception e) throws Exception {
        try {
            if (e != null) {
                throw e; //~ VIOLATES RuntimeException
            }
        } catch (IOException io) {
            assert io != e; //~ VIOLATES assertion
        }
        return 0;
    }
}
