// A million small objects in a list, all alive: allocation and the memory an object takes.
public class LinkedNodes {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Node first = null;
        for (int i = 0; i < 1_000_000; i++) {
            first = new Node(i, first);
        }
        long sum = 0;
        for (Node node = first; node != null; node = node.next) {
            sum += node.value;
        }
        System.out.println(sum);
    }
}
