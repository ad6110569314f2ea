/** A set of numbers as an ascending linked list. One method is wrong, in a case that tests easily miss. */
public class NumberSet {
    static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node head;

    /** What holds for every set, before and after each method: each number is less than the next. */
    boolean repOK() {
        for (Node at = head; at != null && at.next != null; at = at.next) {
            if (at.value >= at.next.value) return false;
        }
        return true;
    }

    public void add(int value) {
        if (head == null || value < head.value) {
            head = new Node(value, head);
            return;
        }
        Node at = head;
        while (at.next != null && at.next.value < value) at = at.next;
        if (at.next != null && at.next.value == value) return;
        at.next = new Node(value, at.next);
    }

    public boolean contains(int value) {
        Node at = head;
        while (at != null && at.value < value) at = at.next;
        return at != null && at.value == value;
    }

    public int removeFirst() {
        int first = head.value;
        head = head.next;
        return first;
    }
}
