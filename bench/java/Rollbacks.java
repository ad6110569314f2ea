// A loop without end that writes old and new objects, for the measurement of rollbacks.
public class Rollbacks {
    static final class Node {
        int value;
        Node next;
    }

    public static void main(String[] args) {
        int[] old = new int[1000];
        Node ring = new Node();
        ring.next = ring;
        for (int i = 0; ; i++) {
            Node fresh = new Node();
            fresh.value = i;
            fresh.next = ring.next;
            ring.next = fresh;
            old[i % 1000] += fresh.value;
        }
    }
}
