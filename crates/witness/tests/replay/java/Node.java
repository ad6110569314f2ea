public class Node {
    int value;
    Node next;

    Node() {}

    Node(int value, Node next) {
        if (value < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.value = value;
        this.next = next;
    }

    /** Puts a new node behind this one. */
    Node insert(int number) {
        Node made = new Node();
        made.value = number;
        made.next = next;
        next = made;
        return made;
    }

    /** Lets go of the rest after writing to it. */
    void cut() {
        next.value = 7;
        next = null;
    }

    boolean isPositive() {
        return value > 0;
    }

    boolean holds(int number, Node result) {
        if (result == null) {
            throw new IllegalStateException();
        }
        return result.value == number;
    }

    static boolean same(Node a, Node b) {
        return a == b;
    }

    static int length(Node list) {
        int count = 0;
        for (Node node = list; node != null; node = node.next) {
            count++;
        }
        return count;
    }
}
