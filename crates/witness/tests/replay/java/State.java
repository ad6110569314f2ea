public class State {
    static int counter = 10;
    private static Node list;
    static final String[] LOG = new String[1];

    static int count() {
        LOG[0] = "counted";
        return ++counter;
    }

    static Node swap(Node node) {
        Node old = list;
        list = node;
        return old;
    }

    static void checkAssertions() {
        assert counter < 0;
    }
}
