//@ check: BoundsMessage.get
//@ paths: 4
//@ verdict: violated

import java.util.ArrayList;
import java.util.List;

/** A message that tells an unknown index is not worked out digit by digit: nobody reads it. */
public class BoundsMessage {
    public static void get(int index) {
        List<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.get(index); //~ VIOLATES IndexOutOfBoundsException
    }
}
