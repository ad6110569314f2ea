// A `Comparable<String>` can be a string: what a class of nobody's is compared with could be the input itself.
//@ check: OrderOfStrings
//@ verdict: violated

public class OrderOfStrings {
    static class Box {
        Comparable<String> held;
    }

    public static void withText(Comparable<String> one) {
        if (one != null) {
            assert one.compareTo("a") == 0; //~ VIOLATES assertion
        }
    }

    public static void withNumber(Comparable<Integer> one) {
        if (one != null) {
            assert one.compareTo(3) == 0; //~ VIOLATES assertion
        }
    }

    public static void inField(Box box) {
        if (box != null && box.held != null) {
            assert box.held.compareTo("a") <= 0; //~ VIOLATES assertion
        }
    }

    @SuppressWarnings("unchecked")
    public static void raw(Comparable one) {
        int order = 0;
        try {
            order = one == null ? 0 : one.compareTo("a");
        } catch (ClassCastException other) {
            order = 0;
        }
        assert order == 0; //~ VIOLATES assertion
    }
}
