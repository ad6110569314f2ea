// Elements of arrays and lists are objects of any class.
//@ check: StrangeElement.index  array=2
//@ verdict: violated

public class StrangeElement {
    /** The last element that is equal need not be the first one. */
    static void index(Object[] objects, Object sought) {
        if (objects == null || sought == null) {
            return;
        }
        int first = -1;
        int last = -1;
        for (int i = 0; i < objects.length; i++) {
            if (sought.equals(objects[i])) {
                first = first < 0 ? i : first;
                last = i;
            }
        }
        assert first < 0 || objects[first] == objects[last]; //~ VIOLATES assertion
    }
}
