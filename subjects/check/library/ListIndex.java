//@ check: ListIndex.get
//@ verdict: violated

import java.util.ArrayList;
import java.util.List;

public class ListIndex {
    public static Object get(int i) {
        List<Object> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        return list.get(i); //~ VIOLATES IndexOutOfBoundsException
    }
}
