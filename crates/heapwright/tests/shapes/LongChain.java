/** Valid only with fifteen nodes: more than any completion that is looked for. */
class LongChain {
    static class Node {
        Node next;
    }

    boolean isOpen;
    Node head;

    boolean repOK() {
        if (isOpen) return false;
        Node[] seen = new Node[15];
        Node node = head;
        for (int count = 0; count < 15; count++) {
            if (node == null) return false;
            for (int at = 0; at < count; at++) if (seen[at] == node) return false;
            seen[count] = node;
            node = node.next;
        }
        return true;
    }
}
